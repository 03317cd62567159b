import LitmusToolSupport

/// The new content of a document, with the findings about it.
struct ProcessedDocument: Hashable, Sendable {
  /// The bytes to write; nil if they are not known, because a finding is an error.
  var output: [UInt8]?
  /// The current content of the document that is written, and its state; nil if it does not exist yet.
  var existing: [UInt8]?
  var stamp: FileStamp?
  var findings: [Finding] = []
  /// The files of the snippets that the document shows, by their keys.
  var usedSnippets: [String: [String]] = [:]
  /// Whether the document contains any markers.
  var hasMarkers = false
  /// The files whose text the document shows, the one that is read and its includes, each with the
  /// lines of markers and their blocks, from 1: what stands there comes from elsewhere.
  var parts: [String: [ClosedRange<Int>]] = [:]
  /// The reasons why the output differs from the current content; empty if it does not.
  var changes: [String] = []

  /// Whether the content of the document could not be read.
  var isUnreadable: Bool { parts.isEmpty && !findings.isEmpty }
}

extension ProcessedDocument {
  /// Fills in the snippets, includes and contents of a document.
  ///
  /// - Parameters:
  ///   - bytes: The content of the document that is read.
  ///   - path: The document's path in findings: relative to the root, without a leading `/`.
  ///   - existing: The current content of the document that is written; nil if there is none yet.
  ///     In place, it is the document that is read, and can be omitted.
  init(_ bytes: [UInt8], path: String, existing: [UInt8]? = nil, from sources: TreeSources) {
    let text = bytes.normalized
    if let offset = text.withUnsafeBufferPointer({ ByteView($0).firstInvalidByte() }) {
      findings = [
        Finding(
          .snippet, file: path, line: text[..<offset].count { $0 == .lineFeed } + 1,
          message: "this line is not valid UTF-8: save it as UTF-8")
      ]
      return
    }
    let options = sources.options
    var run = DocumentRun(from: sources, document: path, existing: existing)
    if !run.isInPlace, options.writeHeader {
      run.output.append(DocumentHeader.text(options: options, document: path))
    }
    run.output.reserveCapacity(text.count + text.count / 8)
    text.withUnsafeBufferPointer { buffer in
      var cursor = DocumentCursor(ByteView(buffer), file: path)
      run.read(&cursor)
    }
    run.result.findings += [run.validation?.findingAtEnd()].compactMap(\.self)
    if run.isLitmus, run.blocks.isInFence { run.reportOpenFence(in: text) }
    self = run.result
    self.existing = existing
    guard findings.allSatisfy(\.isWarning) else { return }
    if run.isInPlace, run.isLitmus, !hasMarkers {
      output = bytes
      return
    }
    let output = run.contents.fill(run.output, of: path, options: options)
      .endingLines(with: options.newLine)
    self.output = output
    guard let before = run.isInPlace ? bytes : existing else {
      changes = ["the file is new"]
      return
    }
    if before != output {
      changes = ChangeReasons.reasons(output: output, before: before, newLine: options.newLine)
    }
  }
}
