#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif
private import LitmusReporting

/// Returns the text of `Data` for failures, as in `5 bytes "hello"` and `2 bytes 0x00ff`; `nil` for any other value.
func bytesText(_ value: Any) -> String? {
  guard let data = value as? Data else { return nil }
  let shown = data.prefix(shownCount)
  let rest = shown.count < data.count ? "…" : ""
  let isText = shown.allSatisfy { $0 >= 0x20 || [0x09, 0x0A, 0x0D].contains($0) }
  let text = isText ? String(validating: shown, as: UTF8.self) : nil
  let preview = text.map { failureText(of: $0) } ?? shown.hexadecimal
  return "\(plural(data.count, "byte"))\(data.isEmpty ? "" : " \(preview)")\(rest)"
}

/// Returns a text about the first byte that differs, to append to both values; `nil` unless both are `Data`.
func bytesDifference(_ actual: Any, _ expected: Any) -> String? {
  guard let actual = actual as? Data, let expected = expected as? Data else { return nil }
  let equalCount = zip(actual, expected).prefix { $0 == $1 }.count
  let place = "; byte \(equalCount + 1) is the first that differs"
  guard let byte = actual.dropFirst(equalCount).first,
    let expectedByte = expected.dropFirst(equalCount).first
  else { return place }
  return "\(place): \([byte].hexadecimal), but expected \([expectedByte].hexadecimal)"
}

/// The maximum number of bytes that are shown.
private let shownCount = 64

extension Sequence<UInt8> {
  fileprivate var hexadecimal: String {
    "0x" + map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
