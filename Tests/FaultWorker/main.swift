import BookModel
import Glibc
import Speech
import Workers

// A worker like any other, but its engine does to the process what the text says.
exit(
    WorkerServer { () throws(LecternError) in FaultyEngine(engine: try EspeakEngine()) }.run())
