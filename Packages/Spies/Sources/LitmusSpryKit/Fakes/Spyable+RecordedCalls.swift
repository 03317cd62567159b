public import LitmusFakes

extension Spyable {
  /// Whether a call was recorded since the last reset.
  public var haveRecordedCalls: Bool { recordedCallsCount > 0 }

  /// The number of calls recorded since the last reset.
  public var recordedCallsCount: Int { spyRecord.callCount }

  /// Whether a call of a static or class member was recorded since the last reset.
  public static var haveRecordedCalls: Bool { recordedCallsCount > 0 }

  /// The number of calls of static and class members recorded since the last reset.
  public static var recordedCallsCount: Int { classSpyRecordIfUsed.callCount }
}
