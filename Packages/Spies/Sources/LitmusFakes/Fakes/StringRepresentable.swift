/// An enumeration of the names of a fake's functions and properties, each as `#function` returns it.
///
/// ```swift
/// enum Function: String, StringRepresentable {
///   case currentUser
///   case fetchUser = "fetchUser(id:)"
/// }
/// ```
///
/// A trailing `(_:)` may be omitted: `case log` also represents `log(_:)`, and a call that is recorded as `log`
/// finds the case of `log(_:)`.
public protocol StringRepresentable: RawRepresentable where RawValue == String {}

extension StringRepresentable {
  /// Creates the case for a name that `#function` returned, or for a signature that distinguishes overloads.
  package init?(functionName: String, signature: String = "") {
    let suffix = "(_:)"
    if !signature.isEmpty, let function = Self(rawValue: signature) {
      self = function
    } else if let function = Self(rawValue: functionName) {
      self = function
    } else if functionName.hasSuffix(suffix) {
      self.init(rawValue: String(functionName.dropLast(suffix.count)))
    } else {
      self.init(rawValue: functionName + suffix)
    }
  }
}
