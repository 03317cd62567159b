import LitmusToolSupport

/// The Swift fences of a document with their directives.
struct FencedDocument: Sendable {
  var path: String
  private(set) var fences: [DocumentFence] = []
  private(set) var preludes: [[SourceLine]] = []
  private(set) var findings: [Finding] = []

  /// The files of the snippets that the document shows, by their keys.
  let snippets: [String: [String]]
  private let lines: TextLines
  private let comments: [MarkdownComment]
  private let byLastLine: [Int: MarkdownComment]
  /// The remaining sections, which end after the fence being read.
  private var sections: ArraySlice<SnippetSection>
  /// The comments that belong to a fence, by their last line.
  private var claimed: Set<Int> = []

  init(_ document: CheckedDocument) {
    path = document.path
    snippets = document.snippets
    lines = TextLines(of: document.bytes, at: path)
    comments = document.markdown.comments.filter(\.isAlone)
    sections = SnippetSection.all(among: comments)[...]
    byLastLine = Dictionary(uniqueKeysWithValues: comments.map { ($0.lines.upperBound, $0) })
    guard !isTemplate else { return }
    for fence in document.markdown.fences where fence.language == "swift" { add(fence) }
    readComments()
    findings = Finding.inOrder(findings)
  }

  /// Whether GitHub shows the document to authors of issues or pull requests, who replace its code.
  private var isTemplate: Bool {
    let names = ["issue_template", "pull_request_template", "discussion_template"]
    return path.lowercased().split(separator: "/").contains { part in
      names.contains { part.hasPrefix($0) }
    }
  }

  private mutating func find(_ problem: Problem, at line: Int) {
    findings.append(Finding(.compile, file: path, line: line + 1, message: problem.message))
  }

  // MARK: Fences

  private mutating func add(_ fence: MarkdownFence) {
    while let first = sections.first, first.lines.upperBound < fence.openingLine {
      sections.removeFirst()
    }
    let section = sections.prefix(1).first { $0.lines.contains(fence.openingLine) }
    let above = claimDirectives(above: section?.lines.lowerBound ?? fence.openingLine)
    let directives = above.directives
    var outcome = FenceReport.Outcome.failed
    var earlier: [SourceLine] = []
    var isRun = false
    do throws(Problem) {
      let info = try FenceDirective.InInfoString(fence.info)
      isRun = info.isRun
      if info.continues { earlier = try linesBefore() }
      if above.isClear { outcome = try self.outcome(info, in: section, directives) }
    } catch {
      find(error, at: fence.openingLine)
    }
    fences.append(
      DocumentFence(
        line: fence.openingLine + 1,
        outcome: outcome,
        setup: earlier + directives.filter { $0.name == .setup }.flatMap(\.lines),
        code: zip(fence.codeLines(in: lines), fence.contentLines)
          .map { SourceLine(text: $0, number: $1 + 1) },
        preludeCount: 0,
        isRun: isRun
      ))
  }

  /// Returns the lines of the fence before the next one, with those that it sees itself.
  private func linesBefore() throws(Problem) -> [SourceLine] {
    guard let previous = fences.last else {
      throw .init("'continue' has no Swift fence before it: remove the word")
    }
    switch previous.outcome {
    case .compiled, .snippet: return previous.setup + previous.code
    default:
      throw .init(
        "'continue' follows a fence that is not compiled: remove the word, or compile both"
      )
    }
  }

  private func outcome(
    _ info: FenceDirective.InInfoString, in section: SnippetSection?, _ directives: [FenceDirective]
  ) throws(Problem) -> FenceReport.Outcome {
    var rules = directives.compactMap { directive -> FenceReport.Outcome? in
      switch directive.name {
      case .skip: .skipped(reason: directive.text)
      case .compileFail: .failsAsExpected(text: directive.text)
      case .setup, .prelude: nil
      }
    }
    if let text = info.text { rules.append(.failsAsExpected(text: text)) }
    if info.mustFail, rules.isEmpty { throw FenceDirective.textIsMissing }
    if info.isRun, !rules.isEmpty {
      throw .init("a fence takes one of run, skip and compile-fail")
    }
    if info.isRun { rules.append(.compiled) }
    guard rules.count < 2 else {
      throw .init("a fence takes one of skip and compile-fail, and takes it once")
    }
    if let rule = rules.first { return rule }
    guard let section, directives.isEmpty else { return .compiled }
    return .snippet(key: section.key)
  }

  // MARK: Comments

  /// Returns the directives directly above a line, and whether all comments that look like
  /// directives are valid.
  ///
  /// Blank lines and other comments may be between them.
  ///
  /// Problems with invalid ones are reported when all comments are read.
  private mutating func claimDirectives(
    above line: Int
  ) -> (directives: [FenceDirective], isClear: Bool) {
    var directives: [FenceDirective] = []
    var isClear = true
    var index = line - 1
    while index >= 0 {
      if let comment = byLastLine[index] {
        claimed.insert(index)
        do throws(Problem) {
          let directive = try FenceDirective(comment, isAboveFence: true)
          if directive == nil, FenceDirective.nearest(to: comment) != nil { isClear = false }
          if let directive, directive.name != .prelude { directives.append(directive) }
        } catch {
          isClear = false
        }
        index = comment.lines.lowerBound
      } else if !lines.string(index).allSatisfy({ $0.isWhitespace || $0 == ">" }) {
        break
      }
      index -= 1
    }
    return (directives.reversed(), isClear)
  }

  /// Reads the preludes, and reports comments that are invalid or misplaced.
  private mutating func readComments() {
    for comment in comments {
      let line = comment.lines.lowerBound
      let isClaimed = claimed.contains(comment.lines.upperBound)
      do throws(Problem) {
        guard let directive = try FenceDirective(comment, isAboveFence: isClaimed) else {
          guard isClaimed, let problem = FenceDirective.nearest(to: comment) else { continue }
          throw problem
        }
        if directive.name == .prelude {
          preludes.append(directive.lines)
          for index in fences.indices where fences[index].line > line {
            fences[index].preludeCount += 1
          }
        } else if !isClaimed {
          throw .init(
            "'\(directive.name.rawValue)' is not followed by a Swift fence; "
              + "put it directly above a ```swift fence")
        }
      } catch {
        find(error, at: line)
      }
    }
  }
}

/// A Swift fence of a document, with its directives.
struct DocumentFence: Hashable, Sendable {
  /// The line of the opening fence, from 1.
  var line: Int
  /// The outcome of its check if nothing is wrong with it; failed if its directives are invalid.
  var outcome: FenceReport.Outcome
  var setup: [SourceLine]
  var code: [SourceLine]
  /// The number of the document's preludes before it.
  var preludeCount: Int
  /// Whether it is run once it has been compiled.
  var isRun = false

  /// The code alone, without its setup.
  var text: String { code.map(\.text).joined(separator: "\n") }

  /// The hash of the setup and the code.
  var codeHash: UInt64 { stableHash(of: (setup + code).map(\.text).joined(separator: "\n").utf8) }
}

/// The part of a document from `<!-- snippet: K -->` to `<!-- endSnippet -->`.
struct SnippetSection: Hashable, Sendable {
  var key: String
  /// The lines of both markers and everything between them, from 0.
  var lines: ClosedRange<Int>

  /// Returns the closed sections of a document.
  static func all(among comments: [MarkdownComment]) -> [SnippetSection] {
    var blocks: [SnippetSection] = []
    var open: (key: String, line: Int)?
    for comment in comments {
      switch comment.name.lowercased() {
      case "snippet" where comment.hasColon:
        open = (comment.sentence, comment.lines.lowerBound)
      case "endsnippet":
        guard let opened = open else { continue }
        blocks.append(
          SnippetSection(key: opened.key, lines: opened.line...comment.lines.upperBound))
        open = nil
      default: break
      }
    }
    return blocks
  }
}
