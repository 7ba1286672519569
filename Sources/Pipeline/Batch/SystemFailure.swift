import Foundation

/// What the system said of a failed call: Foundation's own errors hide it.
enum SystemFailure {
    static func text(_ error: any Error) -> String {
        var problem = error as NSError
        while let inner = problem.userInfo[NSUnderlyingErrorKey] as? NSError { problem = inner }
        return problem.domain == NSPOSIXErrorDomain
            ? String(cString: strerror(Int32(problem.code))) : problem.localizedDescription
    }
}
