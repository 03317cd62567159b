/// An enumeration that names a fake's functions and properties, each as `#function` gives it.
///
/// ```swift
/// enum Function: String, StringRepresentable {
///   case currentUser
///   case fetchUser = "fetchUser(id:)"
/// }
/// ```
///
/// A trailing `(_:)` may be left out: `case log` also stands for `log(_:)`.
public protocol StringRepresentable: RawRepresentable where RawValue == String {}

extension StringRepresentable {
  /// Makes the case for a name that `#function` gave.
  init?(functionName: String) {
    if let function = Self(rawValue: functionName) {
      self = function
      return
    }
    let suffix = "(_:)"
    guard functionName.hasSuffix(suffix) else { return nil }
    self.init(rawValue: String(functionName.dropLast(suffix.count)))
  }
}
