internal import Dispatch
internal import Foundation
package import LitmusDocsFormat
internal import LitmusToolSupport
#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

/// Fetches the content of an address.
package typealias WebFetcher = @Sendable (_ url: String) -> WebContent

/// Downloads from the network, only if a run was asked to.
package enum NetworkFetcher {
  /// - Parameter timeout: The time limit of one download in seconds.
  package static func fetcher(timeout: Double = 30) -> WebFetcher {
    { address in
      guard let url = URL(string: address) else { return .unavailable("not an address") }
      let answer = Guarded(WebContent.unavailable("no answer"))
      let done = DispatchSemaphore(value: 0)
      let request = URLRequest(url: url, timeoutInterval: timeout)
      let task = URLSession.shared.dataTask(with: request) { data, response, error in
        answer.withLock { $0 = content(data, response, error) }
        done.signal()
      }
      task.resume()
      if done.wait(timeout: .now() + timeout) == .timedOut { task.cancel() }
      return answer.withLock { $0 }
    }
  }

  private static func content(
    _ data: Data?, _ response: URLResponse?, _ error: (any Error)?
  ) -> WebContent {
    if let error { return .unavailable(error.localizedDescription) }
    let status = (response as? HTTPURLResponse)?.statusCode ?? 200
    guard (200..<300).contains(status) else { return .unavailable("status \(status)") }
    return .content([UInt8](data ?? Data()))
  }
}
