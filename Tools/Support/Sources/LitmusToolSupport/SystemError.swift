internal import Foundation

/// An error of the operating system, identified by its code.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The error of the last call on this thread.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's message, starting in lowercase as part of a sentence.
  public var description: String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// There is no such file or folder.
  public static let noEntry = SystemError(code: ENOENT)
  package static let noPermission = SystemError(code: EACCES)
  package static let noSpace = SystemError(code: ENOSPC)
  package static let notPermitted = SystemError(code: EPERM)
  package static let overQuota = SystemError(code: EDQUOT)
  package static let readOnlyVolume = SystemError(code: EROFS)
  package static let tooManyLinks = SystemError(code: EMLINK)
  package static let linkLoop = SystemError(code: ELOOP)
  package static let exists = SystemError(code: EEXIST)
  package static let notSupported = SystemError(code: ENOTSUP)
  static let tooLarge = SystemError(code: EFBIG)

  /// Returns what to do about the error, as the end of a sentence.
  ///
  /// - Parameter path: The file or folder, as the user would write it.
  public func fix(for path: String) -> String {
    switch self {
    case .noSpace, .overQuota: "free some space and run again"
    case .noPermission, .notPermitted: "check the permissions of \(path)"
    case .readOnlyVolume: "the volume of \(path) is read-only, so work on a copy elsewhere"
    case .noEntry: "run again"
    case .tooLarge: "exclude \(path)"
    default: "check \(path)"
    }
  }
}
