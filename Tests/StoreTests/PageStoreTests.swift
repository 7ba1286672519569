import BookModel
import Foundation
import Store
import Testing

@Suite struct PageStoreTests {
    let folder = NSTemporaryDirectory() + "store-\(UUID())"

    /// A store in a folder of its own, gone afterwards.
    private func withStore(_ body: (PageStore) throws -> Void) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(try PageStore(path: folder + "/deep/in"))
    }

    private func file(of key: String) -> String {
        "\(folder)/deep/in/pages/\(key.prefix(2))/\(key).page"
    }

    @Test func aKeyIsTheSHA256() {
        #expect(
            PageStore.key(of: Array("abc".utf8))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test(arguments: [0, 1, 7, 8, 9, 100_000])
    func whatIsKeptIsFoundAgain(count: Int) throws {
        try withStore { store in
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            let key = PageStore.key(of: bytes)
            #expect(store.bytes(for: key) == nil)
            #expect(!store.contains(key))
            try store.keep(bytes, for: key)
            #expect(store.bytes(for: key) == bytes)
            #expect(store.contains(key))
            #expect(try PageStore(path: store.path).bytes(for: key) == bytes)
        }
    }

    @Test func aDamagedEntryIsNotUsedAndCanBeReplaced() throws {
        try withStore { store in
            let bytes = [UInt8](repeating: 7, count: 1000)
            let key = PageStore.key(of: bytes)
            try store.keep(bytes, for: key)
            let whole = try Data(contentsOf: URL(fileURLWithPath: file(of: key)))
            var flipped = whole
            flipped[500] ^= 1
            for damaged in [flipped, whole.dropLast(), whole.prefix(10), Data(), whole + Data([0])]
            {
                try damaged.write(to: URL(fileURLWithPath: file(of: key)))
                #expect(store.bytes(for: key) == nil)
                #expect(store.verify().damaged == [key])
            }
            try store.keep(bytes, for: key)
            #expect(store.bytes(for: key) == bytes)
            #expect(store.verify().entries == 1 && store.verify().damaged == [])
        }
    }

    @Test func cleaningRemovesTheDamagedOrAll() throws {
        try withStore { store in
            let keys = (0..<3).map { PageStore.key(of: [UInt8($0)]) }
            for key in keys { try store.keep([1, 2, 3], for: key) }
            try Data([1]).write(to: URL(fileURLWithPath: file(of: keys[1])))
            #expect(store.clean().removed == 1)
            #expect(store.contains(keys[0]) && !store.contains(keys[1]))
            #expect(store.clean(everything: true).removed == 2)
            #expect(store.verify().entries == 0)
        }
    }

    @Test func trimmingRemovesWhatWasNotUsedForLongest() throws {
        try withStore { store in
            let keys = (0..<4).map { PageStore.key(of: [UInt8($0)]) }
            for (index, key) in keys.enumerated() {
                try store.keep([UInt8](repeating: 0, count: 80), for: key)
                let date = Date(timeIntervalSince1970: 1_000_000 + Double(index))
                try FileManager.default.setAttributes(
                    [.modificationDate: date], ofItemAtPath: file(of: key))
            }
            #expect(store.bytes(for: keys[0]) != nil)  // used now
            let report = store.trim(to: 250)
            #expect(report.removed == 2)
            #expect(report.bytes == 200)
            #expect(keys.map(store.contains) == [true, false, false, true])
        }
    }

    @Test func aKeyCannotNameAnotherFile() throws {
        try withStore { store in
            for key in ["", "../../../../etc/passwd", String(repeating: "A", count: 64)] {
                try store.keep([1], for: key)
                #expect(store.bytes(for: key) == nil)
            }
        }
    }

    @Test func aStoreThatCannotBeMadeIsAnError() {
        let error = #expect(throws: LecternError.self) { try PageStore(path: "/proc/nothing/here") }
        #expect(error?.code == .unwritableOutput)
    }
}
