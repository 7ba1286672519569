import Foundation

/// Finds the data that belongs to the program (presets, the reader page): `../share/lectern` from
/// the executable, else the folder that `LECTERN_DATA` names, else the checkout that the
/// executable was built in.
///
/// `Bundle.module` would write the build folder's path into the program.
public struct ResourceLocator: Sendable {
    /// The folder that holds `presets`; `nil` where there is none.
    public let root: String?

    public init() {
        self.init(executable: Self.executable, environment: ProcessInfo.processInfo.environment)
    }

    init(executable: String, environment: [String: String]) {
        let folder = Self.parent(executable)
        let installed = Self.parent(folder) + "/share/lectern"
        let candidates =
            [installed] + [environment["LECTERN_DATA"]].compactMap { $0 }
            + Self.checkouts(above: folder)
        root = candidates.first { Self.exists($0 + "/presets") }
    }

    /// The path of this program's file.
    public static var executable: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            ?? CommandLine.arguments.first ?? ""
    }

    /// Where data lies in a checkout that has a place of its own once installed.
    private static let checkoutPlaces = ["reader": "Sources/Timing/ReaderPage/Template"]

    public func path(_ name: String) -> String? {
        guard let root else { return nil }
        let own = root + "/" + name
        guard !Self.exists(own), let place = Self.checkoutPlaces[name] else { return own }
        return root + "/" + place
    }

    private static func checkouts(above folder: String) -> [String] {
        var found: [String] = []
        var folder = folder
        while folder.count > 1 {
            if exists(folder + "/Package.swift") { found.append(folder) }
            folder = parent(folder)
        }
        return found
    }

    private static func parent(_ path: String) -> String {
        URL(fileURLWithPath: path).deletingLastPathComponent().path
    }

    private static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }
}
