/// The stack of open brackets of links and images.
struct BracketStack {
  struct Bracket {
    var offset: Int
    var isImage: Bool
  }

  private var open: [Bracket] = []
  /// Below this depth, brackets can no longer begin a link, because links cannot be nested.
  private var inactiveDepth = 0

  mutating func open(at offset: Int, isImage: Bool) {
    open.append(Bracket(offset: offset, isImage: isImage))
  }

  /// Closes the innermost bracket, and returns it if it can begin a link or an image.
  mutating func close() -> Bracket? {
    guard let bracket = open.popLast() else { return nil }
    let isActive = open.count >= inactiveDepth
    inactiveDepth = min(inactiveDepth, open.count)
    return isActive || bracket.isImage ? bracket : nil
  }

  /// Prevents the open brackets from beginning a link.
  mutating func deactivateLinks() {
    inactiveDepth = open.count
  }
}
