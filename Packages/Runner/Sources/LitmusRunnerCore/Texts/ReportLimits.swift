#if LITMUS_RUNNER
internal import Foundation
@_spi(Litmus) package import LitmusReporting

/// The limits of what reports contain of one test.
///
/// They apply when a test prints, attaches or fails, so that no report, no journal and no process
/// holds more.
package enum ReportLimits {
  /// The maximum number of bytes of a test's output, and of an attached text.
  package static let text = 1_000_000
  /// The maximum number of bytes of a failure's message, and of its difference.
  package static let failure = 100_000
  /// The maximum number of bytes of an attachment that is not text.
  package static let data = 10_000_000
  /// The maximum number of bytes of all attachments of a test.
  package static let attachments = 20_000_000
  /// The maximum number of failures of an attempt at a test, or of no test.
  package static let failures = 100

  /// Returns a text with a note instead of its middle, if the text is longer than a limit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The maximum number of bytes.
  ///   - file: The file with all of the text, which the note names; none by default.
  package static func shortened(
    _ text: String, to limit: Int, storedIn file: String? = nil
  ) -> String {
    guard text.utf8.count > limit, let ends = AbbreviatedText(of: text, bytes: limit - noteSize)
    else {
      return text
    }
    let rest = text.utf8.count - ends.head.utf8.count - ends.tail.utf8.count
    return joined(ends.head, leftOut(rest, storedIn: file), ends.tail)
  }

  /// The space for the note, so that a shortened text is within its limit.
  package static let noteSize = 1_000

  /// Returns the beginning and the end of a text with a line between them.
  package static func joined(
    _ head: some StringProtocol, _ note: String, _ tail: some StringProtocol
  )
    -> String
  {
    (String(head).endingLine + note + "\n" + tail)
  }

  /// Returns the note that replaces bytes that are left out.
  ///
  /// - Parameters:
  ///   - count: How many bytes.
  ///   - file: The file with all of them, if there is one.
  package static func leftOut(_ count: Int, storedIn file: String? = nil) -> String {
    "… \(size(count)) left out\(file.map { "; all of it is in \($0)" } ?? "") …"
  }

  private static func size(_ count: Int) -> String {
    switch count {
    case 1_000_000...: "\(grouped(count / 1_000_000)) MB"
    case 10_000...: "\(count / 1_000) kB"
    default: counted(count, "byte")
    }
  }

  /// Returns the message that replaces failures that are left out.
  package static func failuresLeftOut(_ count: Int) -> String {
    "\(grouped(count)) more \(count == 1 ? "failure is" : "failures are") left out"
  }

  /// The text for late failures that are left out, whose number is not known yet.
  package static let lateFailuresLeftOut = "More failures after the end of the test are left out"
}

extension String {
  /// The text with a line break after its last line, unless it is empty.
  package var endingLine: String { isEmpty || utf8.last == UInt8(ascii: "\n") ? self : self + "\n" }
}

extension ReportedFailure {
  /// The failure with texts within the limits of reports.
  package var limited: ReportedFailure {
    func short(_ text: String) -> String {
      ReportLimits.shortened(text, to: ReportLimits.failure)
    }
    var error = error
    if let recorded = error as? RecordedError {
      error = RecordedError(
        typeName: short(recorded.typeName), description: short(recorded.description))
    }
    return ReportedFailure(
      message: short(message), callSite: callSite, difference: difference.map(short), error: error)
  }
}
#endif
