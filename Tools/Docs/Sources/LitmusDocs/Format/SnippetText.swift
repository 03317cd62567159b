/// The text of a snippet while its lines are read: dedented, without redundant blank lines.
struct SnippetText {
  private(set) var bytes: [UInt8] = []
  private var padding: (byte: UInt8, count: Int)?
  private var lastWasEmpty = false
  private let maxWidth: Int?
  /// Whether blank lines in a string literal of several lines are kept.
  private let keepsLiterals: Bool
  private var isInLiteral = false
  /// The number of the first line that is too wide, from 1, and its width.
  private(set) var tooWide: (line: Int, width: Int)?

  init(_ options: FormatOptions) {
    maxWidth = options.maxWidth
    keepsLiterals = options.compatibility == .litmus
  }

  /// Appends a line of the source.
  ///
  /// - Parameter number: The line number in the source, from 1.
  mutating func append(_ line: Range<Int>, of view: ByteView, number: Int) {
    if padding == nil {
      guard !view.trimmedStart(line).isEmpty else { return }
      let first = view[line.lowerBound]
      let isPadding = first == UInt8(ascii: " ") || first == UInt8(ascii: "\t")
      padding = (first, isPadding ? view.run(of: first, in: line) : 0)
    }
    if line.isEmpty && lastWasEmpty && !isInLiteral { return }
    lastWasEmpty = line.isEmpty
    if keepsLiterals, view.find("\"\"\"", in: line) != nil,
      view.string(line).ranges(of: "\"\"\"").count % 2 == 1
    {
      isInLiteral.toggle()
    }
    var content = line
    if let padding, padding.count > 0 {
      let limit = line.prefix(padding.count)
      content = (line.lowerBound + view.run(of: padding.byte, in: limit))..<line.upperBound
    }
    if let maxWidth, tooWide == nil, content.count > maxWidth {
      let width = view.utf16Count(of: content)
      if width > maxWidth { tooWide = (number, width) }
    }
    bytes.append(contentsOf: view[content])
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Returns the text without trailing white space.
  func trimmed() -> [UInt8] {
    let end = bytes.withUnsafeBufferPointer { ByteView($0).trimmedEnd(0..<$0.count).upperBound }
    return Array(bytes[..<end])
  }
}

extension ByteView {
  /// Returns how many times a byte is repeated at the start of a range.
  func run(of byte: UInt8, in range: Range<Int>) -> Int {
    bytes[range].prefix { $0 == byte }.count
  }

  /// Returns the number of UTF-16 units of a range.
  func utf16Count(of range: Range<Int>) -> Int { string(range).utf16.count }
}
