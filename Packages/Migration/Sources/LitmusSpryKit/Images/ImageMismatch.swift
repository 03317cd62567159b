#if LITMUS_FAKES
@_spi(Litmus) internal import LitmusReporting

/// Returns why two images do not, or all the same do, show the same.
func imageMismatch(
  _ actual: () throws -> (any ComparableImage)?, _ other: () throws -> (any ComparableImage)?,
  isNegated: Bool
) -> Mismatch? {
  Mismatch.comparing({ try actual()?.imageContent }, { try other()?.imageContent }) {
    guard isNegated else { return differenceText($0, $1).map { Mismatch($0) } }
    if let text = unreadableText($0, $1) { return Mismatch(text) }
    guard differenceText($0, $1) == nil else { return nil }
    return Mismatch("Image was \(sizeText(of: $0)), but expected another")
  }
}

/// Returns a text about how two images differ; `nil` if they do not.
private func differenceText(_ actual: ImageContent?, _ expected: ImageContent?) -> String? {
  if let text = unreadableText(actual, expected) { return text }
  let sizes = "Image was \(sizeText(of: actual)), but expected \(sizeText(of: expected))"
  switch (actual, expected) {
  case (.encoded(let actual), .encoded(let expected)):
    guard let count = UnitDifference(actual, expected, unit: 1) else { return nil }
    return "\(sizes); the first byte that differs is at offset \(count.first), "
      + "and \(count.text(in: "byte"))"
  case (.pixels(let actual), .pixels(let expected)):
    guard (actual.width, actual.height) == (expected.width, expected.height) else { return sizes }
    let unit = PixelBuffer.bytesPerPixel
    guard let count = UnitDifference(actual.bytes, expected.bytes, unit: unit) else { return nil }
    let (y, x) = count.first.quotientAndRemainder(dividingBy: actual.width)
    return "\(sizes); the first pixel that differs is at x \(x), y \(y), "
      + "and \(count.text(in: "pixel"))"
  case (nil, nil):
    return nil
  default:
    return sizes
  }
}

private func unreadableText(_ actual: ImageContent?, _ expected: ImageContent?) -> String? {
  if case .unreadable(let reason) = actual { return "Image was \(reason), but expected an image" }
  guard case .unreadable(let reason) = expected else { return nil }
  return "Image was \(sizeText(of: actual)), but expected \(reason), which is no image"
}

private func sizeText(of content: ImageContent?) -> String {
  switch content {
  case nil: "nil"
  case .encoded(let bytes): counted(bytes.count, "byte")
  case .pixels(let pixels): "\(pixels.width) × \(pixels.height) pixels"
  case .unreadable(let reason): reason
  }
}

/// The first difference of two byte sequences, and the number of units (bytes or pixels) that differ.
private struct UnitDifference {
  var first: Int
  var count: Int
  /// The maximum number of units that could differ.
  let total: Int

  /// Finds the units that differ, including those that only the longer sequence has; `nil` if both are equal.
  init?(_ lhs: [UInt8], _ rhs: [UInt8], unit: Int) {
    guard lhs != rhs else { return nil }
    total = max(lhs.count, rhs.count) / unit
    let common = min(lhs.count, rhs.count) / unit
    count = total - common
    first = common
    for index in (0..<common).reversed() {
      let range = index * unit..<(index + 1) * unit
      guard !lhs[range].elementsEqual(rhs[range]) else { continue }
      count += 1
      first = index
    }
  }

  /// Returns the text about the difference in a failure, as in `1 of 4 pixels differs`.
  func text(in unit: String) -> String {
    "\(count) of \(counted(total, unit)) \(count == 1 ? "differs" : "differ")"
  }
}
#endif
