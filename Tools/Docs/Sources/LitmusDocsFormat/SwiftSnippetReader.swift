/// Reads the slices that SE-0356 markers define in a Swift source, and the source as a whole.
struct SwiftSnippetReader {
  /// A snippet that is being read.
  struct Draft {
    var head: SnippetHead
    var startLine: Int
    var text: SnippetText
  }

  private let maxWidth: Int?
  private(set) var slice: Draft?
  private(set) var whole: Draft?
  private var isHidden = false
  private var isInOpeningComment = true

  init(path: String, maxWidth: Int?) {
    self.maxWidth = maxWidth
    if let key = SwiftSnippetMarker.keyOfFile(path) {
      whole = Draft(
        head: SnippetHead(key: key), startLine: 1, text: SnippetText(maxWidth: maxWidth))
    }
  }

  /// Handles a marker, and returns the slice that ends with it.
  mutating func read(
    _ marker: SwiftSnippetMarker, of view: ByteView, number: Int
  ) -> (draft: Draft, endLine: Int)? {
    switch marker {
    case .hide: isHidden = true
    case .show: isHidden = false
    case .end:
      defer { slice = nil }
      return slice.map { ($0, number) }
    case .begin(let name):
      // A slice ends where the next one begins; this line is not part of it.
      defer {
        slice = Draft(
          head: SnippetHead(key: view.string(name)), startLine: number,
          text: SnippetText(maxWidth: maxWidth))
      }
      return slice.map { ($0, number - 1) }
    }
    return nil
  }

  /// Appends a line that is not a marker.
  mutating func append(_ line: Range<Int>, of view: ByteView, number: Int) {
    guard !isHidden else { return }
    slice?.text.append(line, of: view, number: number)
    guard whole != nil else { return }
    if isInOpeningComment {
      let text = view.trimmedStart(line)
      let isComment =
        view.matches("//!", at: text.lowerBound, before: text.upperBound)
        || view.matches("///", at: text.lowerBound, before: text.upperBound)
      if isComment || text.isEmpty { return }
      isInOpeningComment = false
    }
    whole?.text.append(line, of: view, number: number)
  }
}
