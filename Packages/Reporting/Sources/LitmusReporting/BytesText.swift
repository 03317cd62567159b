#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif

/// Returns the text of `Data` for failures, as in `5 bytes "hello"` and `2 bytes 0x00ff`; `nil` for any other value.
///
/// Swift describes it by its size alone.
func bytesText(_ value: Any) -> String? {
  guard let data = value as? Data else { return nil }
  let shown = data.prefix(shownCount)
  let rest = shown.count < data.count ? "…" : ""
  let isText = shown.allSatisfy { $0 >= 0x20 || [0x09, 0x0A, 0x0D].contains($0) }
  let text = isText ? String(validating: shown, as: UTF8.self) : nil
  let preview = text.map { failureText(of: $0) } ?? shown.hexadecimal
  return "\(counted(data.count, "byte"))\(data.isEmpty ? "" : " \(preview)")\(rest)"
}

/// The maximum number of bytes that are shown.
private let shownCount = 64

extension Sequence<UInt8> {
  /// The bytes in hexadecimal notation, as in `0x00ff`.
  @_spi(Litmus)
  public var hexadecimal: String {
    "0x" + map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
