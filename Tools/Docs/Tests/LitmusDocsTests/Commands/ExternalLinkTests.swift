import Foundation
import LitmusToolSupport
import LitmusToolTestSupport
import Testing

@Suite struct `Links to other sites` {
  @Test func `are requested with --external only, and what was reached not again`()
    async throws
  {
    let server = try LocalServer(["/up": 200, "/login": 403])
    let repository = try TemporaryFolder([
      "README.md":
        "[a](\(server.address)/up#x)\n[b](\(server.address)/login)\n[c](\(server.address)/gone)\n",
      "litmus-docs.json": "{}",
    ])
    let check = ["check", "--external", "--external-cache", "history.json"]
    let quiet = ChildPrograms.Outcome(output: "1 document checked, 0 stale\n")
    #expect(try await repository.run("check") == quiet)
    #expect(server.requests == [])

    let problem = "README.md:3: 'ADDRESS/gone' cannot be reached (status 404): correct the link"
    let first = try await repository.run(check)
    #expect(
      first.output.replacing(server.address, with: "ADDRESS")
        == problem.replacing("README.md:3:", with: "README.md:3: warning:")
        .replacing(
          "correct the link", with: "it is broken if it cannot be reached on another day, either")
        + "\n1 document checked, 0 stale\n")
    #expect(first.status == 0)
    let methods = ["GET /gone", "GET /login", "HEAD /gone", "HEAD /login", "HEAD /up"]
    #expect(server.requests.sorted() == methods)

    // What was reached is not requested again for a week.
    let strict = try await repository.run(check + ["--strict"])
    #expect(
      strict.output.replacing(server.address, with: "ADDRESS")
        == problem + "\n1 document checked, 0 stale, 1 other problem\n")
    #expect(strict.status == 6)
    #expect(server.requests.sorted() == (methods + ["GET /gone", "HEAD /gone"]).sorted())

    try repository.write("[]", to: "history.json")
    #expect(
      try await repository.run(check)
        == .init(
          output: """
            ROOT/history.json: is not a history of links: remove it, or name another file
            1 document checked, 0 stale, 1 other problem

            """, status: 2))
  }

  @Test func `that a comment silences are nothing to remove where they are not requested`()
    async throws
  {
    let server = try LocalServer([:])
    let repository = try TemporaryFolder([
      "README.md": """
      # A

      [a](\(server.address)/a) <!-- litmus: ignore link, needs a login -->

      # B

      <!-- litmus: ignore section, needs a login -->

      [b](\(server.address)/b)

      # C

      <!-- litmus: ignore link, old -->
      [c](#a)

      """
    ])
    let outcome = ChildPrograms.Outcome(
      output: """
        README.md:13: 'litmus: ignore link' silences nothing: remove it
        1 document checked, 0 stale, 1 other problem

        """, status: 6)
    #expect(try await repository.run("check") == outcome)
    let external = ["check", "--external", "--strict", "--external-cache", "history.json"]
    #expect(try await repository.run(external) == outcome)
  }

  @Test func `that the baseline has are gone only if they are removed or reached`() async throws {
    let server = try LocalServer([:])
    let repository = try TemporaryFolder([
      "README.md": "[a](\(server.address)/a)\n", "litmus-docs.json": "{}",
    ])
    let external = ["--external", "--strict", "--external-cache", "history.json"]
    let known = ChildPrograms.Outcome(
      output: "1 document checked, 0 stale, 1 known problem\n", status: 0)
    #expect(try await repository.run(["check", "--update-baseline"] + external) == known)
    let check = ["check", "--no-cache"]
    #expect(
      try await repository.run(check) == .init(output: "1 document checked, 0 stale\n", status: 0))
    #expect(try await repository.run("check", "--update-baseline").status == 0)
    #expect(try await repository.run(check + external) == known)
    try repository.write("# A\n", to: "README.md")
    #expect(
      try await repository.run(check)
        == .init(
          output: """
            1 document checked, 0 stale
            1 problem of the baseline is gone: run 'litmus-docs check --update-baseline'

            """, status: 0))
  }
}

/// A web server on this machine, which answers with the status of each path.
private final class LocalServer: Sendable {
  let address: String
  private let listener: FileHandle
  private let log = Guarded<[String]>([])

  /// The requests so far, as in `GET /a`.
  var requests: [String] { log.withLock { $0 } }

  /// - Parameter statuses: The status of each path; it is 404 for all others.
  init(_ statuses: [String: Int]) throws {
    #if canImport(Darwin)
    let stream = SOCK_STREAM
    #else
    let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let socket = socket(AF_INET, stream, 0)
    listener = FileHandle(fileDescriptor: socket, closeOnDealloc: true)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutableBytes(of: &name) { bytes in
      let address = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress!
      return bind(socket, address, size) == 0 && listen(socket, 16) == 0
        && getsockname(socket, address, &size) == 0
    }
    try #require(isListening)
    address = "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))"
    Thread.detachNewThread { [log] in
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return }
        let request = Self.request(from: connection)
        log.withLock { $0.append(request) }
        let path = request.split(separator: " ").last.map(String.init) ?? ""
        let answer =
          "HTTP/1.1 \(statuses[path] ?? 404) -\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        _ = answer.withCString { write(connection, $0, strlen($0)) }
        close(connection)
      }
    }
  }

  deinit { shutdown(listener.fileDescriptor, Int32(SHUT_RDWR)) }

  /// Reads a request up to its empty line, and returns its method and path.
  private static func request(from connection: Int32) -> String {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !text.contains("\r\n\r\n") {
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { break }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
    return text.split(separator: " ").prefix(2).joined(separator: " ")
  }
}
