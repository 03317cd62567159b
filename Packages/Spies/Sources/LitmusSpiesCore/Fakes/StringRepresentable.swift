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
  /// Makes the case for a name that `#function` gave, or for a signature that tells overloads apart.
  init?(functionName: String, signature: String = "") {
    let suffix = "(_:)"
    if !signature.isEmpty, let function = Self(rawValue: signature) {
      self = function
    } else if let function = Self(rawValue: functionName) {
      self = function
    } else if functionName.hasSuffix(suffix) {
      self.init(rawValue: String(functionName.dropLast(suffix.count)))
    } else {
      return nil
    }
  }
}
