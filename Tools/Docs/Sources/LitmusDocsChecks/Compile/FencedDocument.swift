import LitmusDocsFormat

/// The Swift fences of a document with their directives.
struct FencedDocument: Sendable {
  var path: String
  private(set) var fences: [DocumentFence] = []
  private(set) var preludes: [[SourceLine]] = []
  private(set) var findings: [Finding] = []

  private let lines: TextLines
  private let comments: [MarkdownComment]
  private let blocks: [SnippetBlock]
  /// The comments that a fence has claimed, by their last line.
  private var claimed: Set<Int> = []

  init(_ document: CheckedDocument) {
    path = document.path
    lines = TextLines(document.bytes)
    let all = MarkdownFence.all(in: lines)
    let comments = MarkdownComment.all(in: lines, outside: all)
    self.comments = comments
    blocks = SnippetBlock.all(among: comments)
    // A fence inside a comment is not rendered, so that it is none.
    let visible = all.filter { fence in
      !comments.contains { $0.lines.contains(fence.openingLine) }
    }
    for fence in visible where fence.language == "swift" { add(fence) }
    readComments()
    findings.sort { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  private mutating func find(_ problem: FenceDirective.Problem, at line: Int) {
    findings.append(Finding(.compile, file: path, line: line + 1, message: problem.message))
  }

  // MARK: Fences

  private mutating func add(_ fence: MarkdownFence) {
    let block = blocks.first { $0.lines.contains(fence.openingLine) }
    let directives = claimDirectives(above: block?.lines.lowerBound ?? fence.openingLine)
    let setups = directives.compactMap { directive -> [SourceLine]? in
      if case .setup(let lines) = directive { lines } else { nil }
    }
    fences.append(
      DocumentFence(
        line: fence.openingLine + 1,
        treatment: treatment(of: fence, in: block, directives),
        setup: setups.flatMap { $0 },
        code: zip(
          fence.code(in: lines).split(separator: "\n", omittingEmptySubsequences: false),
          fence.contentLines
        )
        .map { SourceLine(text: String($0), number: $1 + 1) },
        preludeCount: 0
      ))
  }

  private mutating func treatment(
    of fence: MarkdownFence, in block: SnippetBlock?, _ directives: [FenceDirective]
  ) -> DocumentFence.Treatment {
    var rules = directives.compactMap { directive -> DocumentFence.Treatment? in
      switch directive {
      case .skip(let reason): .skip(reason: reason)
      case .compileFail(let text): .mustFail(text: text)
      case .setup, .prelude: nil
      }
    }
    do throws(FenceDirective.Problem) {
      let info = try FenceDirective.InInfoString(fence.info)
      if let text = info.text { rules.append(.mustFail(text: text)) }
      if info.mustFail, rules.isEmpty { throw FenceDirective.textIsMissing }
    } catch {
      find(error, at: fence.openingLine)
      return .skip(reason: error.message)
    }
    if rules.count > 1 {
      find(
        .init(message: "a fence takes one of skip and compile-fail, and takes it once"),
        at: fence.openingLine)
    }
    if let rule = rules.first { return rule }
    guard let block, directives.isEmpty else { return .compile }
    return .snippet(key: block.key, link: block.sourceLink(behind: fence, in: lines))
  }

  // MARK: Comments

  /// The directives directly above a line, with blank lines and other comments between them.
  private mutating func claimDirectives(above line: Int) -> [FenceDirective] {
    var directives: [FenceDirective] = []
    var index = line - 1
    while index >= 0 {
      if let comment = comments.first(where: { $0.lines.upperBound == index }) {
        claimed.insert(index)
        directives.append(contentsOf: readDirective(comment))
        index = comment.lines.lowerBound
      } else if !lines.string(index).allSatisfy(\.isWhitespace) {
        break
      }
      index -= 1
    }
    return directives.reversed()
  }

  /// The directive of a comment above a Swift fence; the other comments are read at the end.
  private mutating func readDirective(_ comment: MarkdownComment) -> [FenceDirective] {
    guard let parsed = try? FenceDirective(comment) else { return [] }
    if case .prelude = parsed { return [] }
    return [parsed]
  }

  /// Reads the preludes, and says which comments are wrong or in the wrong place.
  private mutating func readComments() {
    for comment in comments {
      let line = comment.lines.lowerBound
      let isClaimed = claimed.contains(comment.lines.upperBound)
      do throws(FenceDirective.Problem) {
        switch try FenceDirective(comment) {
        case .prelude(let code):
          preludes.append(code)
          for index in fences.indices where fences[index].line > line {
            fences[index].preludeCount += 1
          }
        case nil:
          guard isClaimed, let problem = FenceDirective.nearest(to: comment) else { continue }
          throw problem
        case .some(let directive) where !isClaimed:
          let name = directive.name.rawValue
          throw .init(
            message: "'\(name)' stands above no Swift fence; put it directly above a ```swift fence"
          )
        case .some: break
        }
      } catch {
        find(error, at: line)
      }
    }
  }
}
