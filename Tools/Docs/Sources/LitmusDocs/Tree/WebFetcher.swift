import Dispatch
import Foundation
import LitmusToolSupport
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Fetches the content of an address.
typealias WebFetcher = @Sendable (_ url: String) -> WebContent

/// Reads from the network, only if a run was asked to.
enum NetworkFetcher {
  /// Returns the status of an address, or the reason why there is none.
  static func status(of url: URL) async -> ExternalLinkCheck.Answer {
    // Not all servers answer requests for the head alone.
    if case .status(let status) = await status(of: url, "HEAD"), status < 400 {
      return .status(status)
    }
    return await status(of: url, "GET")
  }

  /// Returns the reason why an address has no status, in words that are the same each time.
  private static func reason(of error: URLError?) -> String {
    switch error?.code {
    case .cannotFindHost, .dnsLookupFailed: "no such host"
    case .cannotConnectToHost: "no connection"
    case .timedOut: "no answer in time"
    case .httpTooManyRedirects: "too many redirects"
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      "no secure connection"
    default: "no answer"
    }
  }

  private static func status(of url: URL, _ method: String) async -> ExternalLinkCheck.Answer {
    var request = URLRequest(url: url, timeoutInterval: 20)
    request.httpMethod = method
    request.setValue("litmus-docs", forHTTPHeaderField: "User-Agent")
    return await withCheckedContinuation { continuation in
      URLSession.shared.dataTask(with: request) { _, response, error in
        if let status = (response as? HTTPURLResponse)?.statusCode {
          continuation.resume(returning: .status(status))
        } else {
          continuation.resume(returning: .failure(reason(of: error as? URLError)))
        }
      }.resume()
    }
  }

  /// Fetches the content of an address, in half a minute.
  static let fetcher: WebFetcher = { address in
    guard let url = URL(string: address) else { return .unavailable("not an address") }
    let answer = Guarded(WebContent.unavailable("no answer"))
    let done = DispatchSemaphore(value: 0)
    let request = URLRequest(url: url, timeoutInterval: 30)
    let task = URLSession.shared.dataTask(with: request) { data, response, error in
      answer.withLock { $0 = content(data, response, error) }
      done.signal()
    }
    task.resume()
    if done.wait(timeout: .now() + 30) == .timedOut { task.cancel() }
    return answer.withLock { $0 }
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
