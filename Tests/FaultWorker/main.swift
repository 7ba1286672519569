import BookModel
import Glibc
import Reading
import Speech
import Workers

if CommandLine.arguments.count == 4, CommandLine.arguments[1] == "--plain" {
    exit(try PlainSpeech.speak(job: CommandLine.arguments[2], to: CommandLine.arguments[3]))
}

// A planner whose request is the fault, and whose answer is what it was asked, word by word.
if CommandLine.arguments.dropFirst().first == PlannerServer.argument {
    let server = PlannerServer()
    let text = String(decoding: server.request() ?? [], as: UTF8.self)
    do throws(LecternError) {
        try Fault(in: text)?.happen()
        for word in text.split(separator: " ") { try server.send(Array(word.utf8)) }
        server.end()
    } catch {
        server.end(error)
    }
    exit(0)
}

// A worker like any other, but its engine and its reader do to the process what a text says.
exit(
    WorkerServer(
        makeEngine: { () throws(LecternError) in FaultyEngine(engine: try EspeakEngine()) },
        readPage: { (file, number) throws(LecternError) in
            let page = try file.page(number)
            try Fault(in: page.text.string)?.happen()
            return page
        },
        unpack: { (input) throws(LecternError) in
            try Fault(in: input.name)?.happen()
            return try EPUBReader.unpack(input)
        }
    ).run())
