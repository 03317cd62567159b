@_spi(Litmus) public import LitmusReporting

/// The error that ``testTask(timeout:clock:file:line:operation:)`` throws
/// at its deadline, after it has reported the failure.
public struct TestTaskTimeout: Error, CustomStringConvertible {
  /// Where the failure was reported.
  public let callSite: CallSite

  /// What happened and where.
  public var description: String { following("the task at \(callSite) timed out") }
}

@_spi(Litmus) extension TestTaskTimeout: ReportedError {}
