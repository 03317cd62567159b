private import Foundation

/// Returns whether two errors are equal: two `NSError`s by domain and code, others as arguments are, and
/// objects that have no `==` by their parts.
func areErrorsEqual(_ lhs: (any Error)?, _ rhs: (any Error)?) -> Bool {
  if let lhs = foundationError(lhs), let rhs = foundationError(rhs) {
    return lhs.domain == rhs.domain && lhs.code == rhs.code
  }
  if areArgumentsEqual(lhs, rhs) { return true }
  guard let lhs, type(of: lhs) is AnyObject.Type else { return false }
  return !(lhs as Any is any Equatable) && areStructurallyEqual(lhs, rhs)
}

/// Returns an error as `NSError` if it is one; `nil` otherwise.
///
/// A cast would turn any error into an `NSError` on Apple's platforms.
private func foundationError(_ error: (any Error)?) -> NSError? {
  guard let error, type(of: error) is NSError.Type else { return nil }
  return error as NSError
}
