#if LITMUS_FAKES
#if canImport(FoundationNetworking)
internal import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

extension URLRequest: SpryFriendlyStringConvertible {
  /// The request with its header fields.
  public var friendlyDescription: String {
    "URLRequest, \(self), \(String(describing: allHTTPHeaderFields))"
  }
}
#endif
