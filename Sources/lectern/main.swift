import Foundation
import LecternCLI

exit(LecternCommand().run(Array(CommandLine.arguments.dropFirst())))
