#if canImport(FoundationNetworking)
internal import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif
public import LitmusFakes

/// A type with a short description for people.
public protocol SpryFriendlyStringConvertible {
  /// The description.
  var friendlyDescription: String { get }
}

extension Argument: SpryFriendlyStringConvertible {
  /// The same as `Argument.description`.
  public var friendlyDescription: String { description }
}

extension URLRequest: SpryFriendlyStringConvertible {
  /// The type, the address and the headers.
  public var friendlyDescription: String {
    "URLRequest, \(self), \(String(describing: allHTTPHeaderFields))"
  }
}
