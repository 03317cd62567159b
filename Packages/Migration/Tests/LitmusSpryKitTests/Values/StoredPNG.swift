/// A PNG file of 8-bit red, green and blue whose pixels are not compressed, checked as a decoder does.
struct StoredPNG {
  struct Invalid: Error {
    var reason: String
  }

  /// Each row's bytes.
  private(set) var rows: [[UInt8]] = []

  init(_ file: [UInt8]) throws {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard file.starts(with: signature) else { throw Invalid(reason: "signature") }
    let chunks = try Self.chunks(file[signature.count...])
    guard chunks.map(\.type) == ["IHDR", "IDAT", "IEND"], let header = chunks.first?.data else {
      throw Invalid(reason: "chunks")
    }
    guard header.suffix(5) == [8, 2, 0, 0, 0] else { throw Invalid(reason: "header") }
    let (width, height) = (number(header.prefix(4)), number(header.dropFirst(4).prefix(4)))
    let pixels = try Self.inflated(chunks[1].data)
    guard pixels.count == height * (1 + 3 * width) else { throw Invalid(reason: "size") }
    for row in 0..<height {
      let bytes = pixels[row * (1 + 3 * width)..<(row + 1) * (1 + 3 * width)]
      guard bytes.first == 0 else { throw Invalid(reason: "filter") }
      rows.append(Array(bytes.dropFirst()))
    }
  }

  private static func chunks(
    _ bytes: ArraySlice<UInt8>
  ) throws -> [(type: String, data: [UInt8])] {
    var rest = bytes
    var chunks: [(type: String, data: [UInt8])] = []
    while !rest.isEmpty {
      let length = number(rest.prefix(4))
      guard rest.count >= length + 12 else { throw Invalid(reason: "length") }
      let body = rest.dropFirst(4).prefix(4 + length)
      rest = rest.dropFirst(8 + length)
      guard number(rest.prefix(4)) == crc32(body) else { throw Invalid(reason: "CRC") }
      rest = rest.dropFirst(4)
      chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
    }
    return chunks
  }

  /// What a zlib stream holds that is one stored block.
  private static func inflated(_ stream: [UInt8]) throws -> [UInt8] {
    guard stream.count >= 11, stream.prefix(3) == [0x78, 0x01, 0x01] else {
      throw Invalid(reason: "zlib header")
    }
    let data = Array(stream.dropFirst(7).dropLast(4))
    let length = [UInt8(data.count & 0xFF), UInt8(data.count >> 8)]
    guard Array(stream[3..<7]) == length + length.map(~) else { throw Invalid(reason: "block") }
    guard number(stream.suffix(4)) == adler32(data) else { throw Invalid(reason: "Adler-32") }
    return data
  }
}

private func number(_ bytes: some Sequence<UInt8>) -> Int {
  bytes.reduce(0) { $0 << 8 | Int($1) }
}

private func crc32(_ bytes: some Sequence<UInt8>) -> Int {
  let sum = bytes.reduce(UInt32.max) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
      sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
    }
  }
  return Int(~sum)
}

private func adler32(_ bytes: [UInt8]) -> Int {
  let (low, high) = bytes.reduce((1, 0)) { sums, byte in
    let low = (sums.0 + Int(byte)) % 65_521
    return (low, (sums.1 + low) % 65_521)
  }
  return high << 16 | low
}
