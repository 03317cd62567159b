#if LITMUS_REPORTING && !LITMUS_FAKES
/// An error that ends a test after its failure has been reported.
///
/// The in-app runner does not report it again. XCTest and Swift Testing report each error that a test throws, so
/// its description says that it follows from the failure before it.
@_spi(Litmus)
public protocol ReportedError: Error {}

extension ReportedError {
  /// Returns the description of the error.
  ///
  /// - Parameter reason: What happened.
  public func following(_ reason: String) -> String { "follows from the failure before: \(reason)" }
}
#endif
