#if LITMUS_RUNNER
internal import Foundation

/// Swift Testing's entry point for tools, if the library is in this program.
///
/// It is looked up by name, so that a program without Swift Testing need not link it.
struct SwiftTestingEntryPoint: Sendable {
  /// Takes a configuration in JSON and a handler of records in JSON.
  private typealias Function =
    @convention(thin) @Sendable (
      UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  private let function: Function

  /// Looks the entry point up; `nil` if the program has no Swift Testing in it.
  init?() {
    #if canImport(Darwin)
    let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
    #else
    let everywhere: UnsafeMutableRawPointer? = nil
    #endif
    guard let getter = dlsym(everywhere, "swt_abiv0_getEntryPoint") else { return nil }
    let get = unsafeBitCast(getter, to: (@convention(c) () -> UnsafeRawPointer).self)
    function = unsafeBitCast(get(), to: Function.self)
  }

  /// Runs Swift Testing with a configuration, and returns when it is done.
  ///
  /// - Parameters:
  ///   - configuration: What Swift Testing does.
  ///   - handler: Called for each record, on any thread.
  /// - Throws: Any error of Swift Testing, for example if it does not support the requested
  ///   version.
  func callAsFunction(
    _ configuration: SwiftTestingConfiguration,
    handler: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
  ) async throws {
    let json = try JSONEncoder().encode(configuration)
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: json.count, alignment: 1)
    defer { bytes.deallocate() }
    bytes.copyBytes(from: json)
    _ = try await function(UnsafeRawBufferPointer(bytes), handler)
  }
}

/// A configuration of Swift Testing, with the key names that Swift Testing uses.
package struct SwiftTestingConfiguration: Sendable, Encodable {
  /// The version of the records, in the form that Swift 6.3 and newer understand.
  var eventStreamVersion = "6.3"
  /// The file that receives the records; `nil` if a handler does.
  package var eventStreamOutputPath: String?
  /// Whether the tests are only listed, without their test cases.
  package var listTests: Bool?
  package var parallel = false
  /// How many test cases run at the same time; `nil` for Swift Testing's own number.
  package var experimentalMaximumParallelizationWidth: Int?
  /// Regular expressions, one of which must match a test's identifier.
  package var filter: [String]?
  /// How much is written to standard error; at the lowest value, nothing.
  package var verbosity = Int.min

  /// Makes a configuration.
  package init(parallel: Bool = false, filter: [String]? = nil) {
    self.parallel = parallel
    self.filter = filter
  }
}
#endif
