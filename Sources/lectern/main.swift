import Foundation
import LecternCLI
import Workers

ProcessMemory.prepare()
// A worker forks, so it is told apart before anything here can start a thread.
if CommandLine.arguments.dropFirst().first == WorkerServer.argument {
    exit(WorkerServer().run())
}
if CommandLine.arguments.dropFirst().first == PlannerServer.argument {
    exit(LecternCommand.plan())
}
exit(LecternCommand().run(LecternCommand.arguments))
