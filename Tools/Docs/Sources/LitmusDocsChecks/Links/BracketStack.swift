/// The brackets that are open, of links and images.
struct BracketStack {
  struct Bracket {
    var offset: Int
    var isImage: Bool
  }

  private var open: [Bracket] = []
  /// Below this depth, no link can begin any more: links hold no links.
  private var inactiveDepth = 0

  mutating func open(at offset: Int, isImage: Bool) {
    open.append(Bracket(offset: offset, isImage: isImage))
  }

  /// The bracket that is closed, where it can begin a link or an image.
  mutating func close() -> Bracket? {
    guard let bracket = open.popLast() else { return nil }
    let isActive = open.count >= inactiveDepth
    inactiveDepth = min(inactiveDepth, open.count)
    return isActive || bracket.isImage ? bracket : nil
  }

  /// Keeps the brackets that are open from beginning a link.
  mutating func deactivateLinks() {
    inactiveDepth = open.count
  }
}
