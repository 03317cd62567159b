#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerHosting

/// The tests of Swift Testing in a test executable, as its event stream lists them.
struct SwiftTestingTests: Codable, Equatable {
  /// The records of suites and functions, each a line of JSON.
  var records: [String] = []

  /// The records in the form that the runner reads.
  var tests: [SwiftTestingRecord.Test] { records.compactMap(Self.test) }

  /// Replaces the records of functions by others, which have their test cases.
  mutating func replace(with others: [String]) {
    func id(_ record: String) -> String? { Self.test(record).map { "\($0.kind) \($0.id)" } }
    let known = Dictionary(others.map { (id($0), $0) }) { first, _ in first }
    records = records.map { record in id(record).flatMap { known[$0] } ?? record }
  }

  private static func test(_ record: String) -> SwiftTestingRecord.Test? {
    var record = record
    let test = record.withUTF8 { try? SwiftTestingRecord.read(UnsafeRawBufferPointer($0)) }
    return if case .test(let test)? = test { test } else { nil }
  }
}
#endif
