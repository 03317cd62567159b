#if LITMUS_RUNNER
internal import Foundation

/// Swift Testing's entry point for tools, if the library is in this program.
///
/// It is looked up by name, so that a program without Swift Testing links nothing new.
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

  /// Has Swift Testing do something, and returns when it has.
  ///
  /// - Parameters:
  ///   - configuration: What it is to do.
  ///   - handler: Called for each record, on any thread.
  /// - Throws: What Swift Testing throws, for example if it does not know the version asked for.
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
#endif
