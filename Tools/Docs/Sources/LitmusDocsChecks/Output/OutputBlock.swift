import LitmusDocsFormat

/// A fence that holds what a command prints.
struct OutputBlock {
  var command: String
  var options: OutputOptions
  /// The line of the directive, from 1.
  var line: Int
  var fence: DocumentOutline.Fence

  init(_ block: DirectiveBlock) throws(Directive.Problem) {
    command = block.directive.argument
    options = try OutputOptions(block.directive.attributes)
    line = block.lines.lowerBound + 1
    guard !command.isEmpty else {
      throw Directive.Problem("'output' without a command: write '<!-- output: COMMAND -->'")
    }
    guard let fence = block.fences.first else {
      throw Directive.Problem("'output' without a fence: add '```text' and '```' below it")
    }
    guard block.fences.count == 1 else {
      throw Directive.Problem(
        "'output' with \(block.fences.count) fences, but expected 1: "
          + "close it with '<!-- endOutput -->' behind the first")
    }
    self.fence = fence
  }

  /// The lines between the fences, without the fence's indent.
  func standingText(in lines: TextLines) -> [String] {
    contentLines.map { index in
      let line = lines[index]
      let white = line.prefix(fence.marker.indent).prefix { $0 == .space || $0 == .tab }
      return String(decoding: line.dropFirst(white.count), as: UTF8.self)
    }
  }

  /// The lines between the fences, from 0.
  var contentLines: Range<Int> {
    (fence.lines.lowerBound + 1)..<max(fence.lines.lowerBound + 1, fence.lines.upperBound)
  }

  /// The fence, around new text: of as many backticks as the text needs.
  func fenceLines(around text: [String], in lines: TextLines) -> [String] {
    let marker = fence.marker
    let indent = String(
      decoding: lines[fence.lines.lowerBound].prefix(marker.indent), as: UTF8.self)
    let longest = text.map { Self.longestRun(of: marker.character, in: $0) }.max() ?? 0
    let fence = String(
      repeating: String(Unicode.Scalar(marker.character)), count: max(marker.length, longest + 1))
    let info = marker.info.isEmpty ? "text" : String(decoding: marker.info, as: UTF8.self)
    return ["\(indent)\(fence)\(info)"] + text.map { $0.isEmpty ? "" : indent + $0 }
      + [indent + fence]
  }

  private static func longestRun(of character: UInt8, in line: String) -> Int {
    var longest = 0
    var length = 0
    for byte in line.utf8 {
      length = byte == character ? length + 1 : 0
      longest = max(longest, length)
    }
    return longest
  }
}
