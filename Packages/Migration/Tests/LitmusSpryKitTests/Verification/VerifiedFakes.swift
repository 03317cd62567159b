import LitmusReporting
import LitmusSpryKit

final class FakeMail: Spyable, Sendable {
  enum Function: String, StringRepresentable {
    case open = "open()"
    case send = "send(_:to:)"
    case draft
    case attach = "attach(_:)"
  }

  let spyRecord = SpyRecord()

  var draft: String? {
    get {
      recordCall()
      return nil
    }
    set { recordCall(arguments: newValue) }
  }

  func open() { recordCall() }
  func send(_ text: String, to name: String?) { recordCall(arguments: text, name) }
  func attach(_ thing: Any?) { recordCall(arguments: thing) }
}

final class FakeFactory: Spyable {
  enum ClassFunction: String, StringRepresentable {
    case make = "make(_:)"
    case limit
  }

  static var limit: Int {
    get { 0 }
    set { recordCall(arguments: newValue) }
  }

  static func make(_ name: String) { recordCall(arguments: name) }
}

extension FailureRecorder {
  /// The texts and lines of the failures that an operation reports.
  static func texts(_ operation: () throws -> Void) rethrows -> (texts: [String], lines: [Int]) {
    let failures = try record(operation)
    return (failures.map(\.text), failures.map(\.callSite.line))
  }
}
