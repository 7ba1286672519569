#include <poppler-config.h>
