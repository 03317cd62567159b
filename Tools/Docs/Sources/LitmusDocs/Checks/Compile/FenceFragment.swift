/// Recognizes fences that are parts of code that their page does not show.
enum FenceFragment {
  /// Returns whether the errors of a fence come from what its page may leave out.
  ///
  /// A changelog or a migration guide shows code for earlier versions. Elsewhere, the code may say so itself: it has
  /// dots or a comment in place of code, shows what it prints, begins with a member, or a comment says that it does
  /// not compile. Otherwise, one of the errors is about a module of another package, something of Apple's platforms, a
  /// name, a body, the type around a member, or a declaration that is there twice. What else is wrong with such a fence
  /// may follow from that.
  ///
  /// - Parameters:
  ///   - path: The path of the document.
  ///   - isWhole: Whether the fence imports a module of its package, so that its page means it to compile
  ///     unless its code says otherwise.
  static func explains(
    _ errors: [String], of fence: DocumentFence, in path: String, isWhole: Bool
  ) -> Bool {
    guard fence.setup.isEmpty, fence.preludeCount == 0, !fence.isRun, !errors.isEmpty else {
      return false
    }
    if isAboutVersions(path) { return true }
    let lines = fence.code.map { FenceLine($0.text) }
    if lines.contains(where: { $0.leavesCodeOut || $0.announcesError || $0.isOutput })
      || beginsWithMember(lines) || isForOtherPackageManager(lines)
      || hasBodyOfComments(lines) && errors.contains(where: { $0.hasPrefix("missing return in ") })
    {
      return true
    }
    // A package of the page's readers has the module, or their platform has the member.
    if errors.contains(where: { $0.hasPrefix("no such module") || isAboutApple($0) }) {
      return true
    }
    // The compiler knows a similar name.
    if isWhole || errors.contains(where: { $0.contains("; did you mean '") }) { return false }
    return lines.contains(where: \.hasCommentedDots)
      // The fence shows the type of a function.
      || lines.count { !$0.code.trimmed.isEmpty } == 1
        && errors.contains { $0.hasPrefix("function is unused") }
      || errors.contains {
        isOmission($0) || isAboutHiddenVariable($0, lines) || isAboutHiddenMember($0, lines)
      }
  }

  private static func isAboutVersions(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.contains(
      /migrating|migration[ _-]?guide|^migration(?:[ ._-]*v?\d|\.)|changelog|upgrading|\bupgrade\b|release[ _-]?notes/
        .ignoresCase())
  }

  /// Returns whether the code begins with a member of something that is not shown, as in `.asDriver()`.
  private static func beginsWithMember(_ lines: [FenceLine]) -> Bool {
    first(of: lines).contains(/^\.\p{L}/)
  }

  /// Returns whether the code is a part of a Podfile or a Cartfile, which has Swift's colors on many pages.
  private static func isForOtherPackageManager(_ lines: [FenceLine]) -> Bool {
    first(of: lines).contains(/^(?:pod|target|platform|source|github|git|binary)\s+[:'"]/)
  }

  private static func first(of lines: [FenceLine]) -> Substring {
    lines.lazy.map(\.code.trimmed).first { !$0.isEmpty } ?? ""
  }

  /// Returns whether the body of something with a result has nothing but comments, which say what it does.
  private static func hasBodyOfComments(_ lines: [FenceLine]) -> Bool {
    var isBody = false
    var hasComment = false
    for line in lines {
      let code = line.code.trimmed
      if code.isEmpty {
        hasComment = hasComment || line.hasComment
      } else {
        if isBody, hasComment, code.hasPrefix("}") { return true }
        isBody = code.hasSuffix("{") && code.contains(/->|\bvar\b/)
        hasComment = line.hasComment
      }
    }
    return false
  }

  /// Returns whether an error is about a member of Foundation that only Apple's platforms have.
  private static func isAboutApple(_ error: String) -> Bool {
    guard let match = error.firstMatch(of: /\btype '(\w+)' has no member '(\w+)'$/) else {
      return false
    }
    return applesMembers.contains("\(match.1).\(match.2)")
  }

  private static let applesMembers: Set = [
    "FileHandle.bytes", "NotificationCenter.notifications", "NotificationCenter.publisher",
    "Timer.publish", "URL.lines", "URL.resourceBytes", "URLSession.bytes",
    "URLSession.dataTaskPublisher", "UserDefaults.publisher",
  ]

  private static func isOmission(_ error: String) -> Bool {
    omissions.contains { error.contains($0) }
      || error.contains(/^cannot find (?:type |operator )?'.*' in scope/)
      || error.contains(/^use of local variable '.*' before its declaration/)
  }

  /// Returns whether an error is about a variable that is not shown, and has the name of a macro, or of a type or a
  /// function of the C library.
  private static func isAboutHiddenVariable(_ error: String, _ lines: [FenceLine]) -> Bool {
    if error.contains(/^expansion of macro '.*' requires leading '#'/)
      || error.contains(/^type '[a-z]\w*' has no member/)
      || error.contains(/^cannot convert value of type '[a-z]\w*\.Type'/)
    {
      return true
    }
    let member = error.firstMatch(
      of: /^reference to member '(.+)' cannot be resolved without a contextual type/)?.1
    return lines.contains { $0.code.matches(of: /\b[a-z]\w*\.(\w+)/).contains { $0.1 == member } }
  }

  /// Returns whether an error is about a member that a type of the fence does not show.
  private static func isAboutHiddenMember(_ error: String, _ lines: [FenceLine]) -> Bool {
    guard let type = error.firstMatch(of: /^value of type '(\w+)' has no member/)?.1 else {
      return false
    }
    return lines.contains { line in
      line.code.matches(of: /\b(?:struct|class|actor|enum)\s+(\w+)/).contains { $0.1 == type }
    }
  }

  private static let omissions = [
    "is a member outside of its type",
    "expected '{' in body of function declaration", "expected '{' to start getter definition",
    "initializer requires a body", "computed property must have accessors specified",
    "expected '=' and type in typealias declaration", "expected '}'", "extraneous '}'",
    "unexpected code", "ambiguous type name", "is ambiguous for type lookup",
    "global function cannot return 'Self'",
    "editor placeholder in source file", "'_' cannot be used as an identifier here",
    // The fence shows several ways to write the same.
    "invalid redeclaration of",
    // The compiler does not know what it is about.
    "failed to produce diagnostic",
  ]
}

/// A line of a fence, divided at its comment.
struct FenceLine {
  private let line: String
  /// The code, with other characters in its texts.
  let code: String
  private let comment: Substring

  init(_ line: String) {
    self.line = line
    var code = ""
    var isText = false
    var isEscaped = false
    var index = line.startIndex
    while index < line.endIndex, isText || !line[index...].hasPrefix("//") {
      let character = line[index]
      let isEnd = character == "\"" && !isEscaped
      code.append(isText && !isEnd ? "x" : character)
      if isEnd { isText.toggle() }
      isEscaped = isText && character == "\\" && !isEscaped
      index = line.index(after: index)
    }
    self.code = code
    comment = line[index...]
  }

  /// Whether there is a comment.
  var hasComment: Bool { !comment.isEmpty }

  /// Whether the line shows what the code before it prints, behind an arrow, as in `=> 3`.
  var isOutput: Bool { code.contains(/^\s*(?:==?>|-->|[→⇒➜])\s/) }

  /// Whether dots stand in place of code, or a comment in place of a value, as in `let name: String = ...`.
  var leavesCodeOut: Bool {
    !dots.isEmpty || !comment.isEmpty && code.contains(/[\w\s]=\s*$/)
      || code.contains(/[\w\s]=\s*\/\*[^*]*\*\/\s*$/)
  }

  /// Whether a comment of dots is alone on the line, at its end or in braces.
  var hasCommentedDots: Bool {
    comment.wholeMatch(of: /\/\/\s*(?:\.{3,}|…)\s*/) != nil
      || code.contains(/(?:^|[{(\[=])\s*\/\*\s*(?:\.{3,}|…)\s*\*\/\s*(?:[})\]]|$)/)
  }

  /// Whether a comment says that the code does not compile.
  var announcesError: Bool {
    comment.contains("❌")
      // Alone on a line, it may be the title of a section.
      || !code.trimmed.isEmpty && comment.contains(/^\/+\s*error[.!]?\s*$/.ignoresCase())
      || comment.contains(
        /^\/+\s*error:|\b(?:compiler|compilation|compile[- ]time|compile) error/
          .ignoresCase())
      || comment.contains(
        /(?:\b(?:does|do|will|would) ?n[o'’]?t|\bwon['’]t|\bcan(?:no|['’])t|\bfails? to) compile/
          .ignoresCase())
  }

  /// The line with a value in place of the dots of an argument, an element or a value, and nothing in place of those
  /// that are alone.
  var withoutDots: String {
    var text = line
    for dots in dots.reversed() {
      let isAlone = code.allSatisfy { $0.isWhitespace || $0 == "." || $0 == "…" }
      let start = text.index(text.startIndex, offsetBy: dots.lowerBound)
      text.replaceSubrange(
        start..<text.index(start, offsetBy: dots.count), with: isAlone ? "" : "0")
    }
    return text
  }

  /// The dots that are no operator, because no operand precedes or follows them, counted in characters.
  private var dots: [Range<Int>] {
    code.matches(
      of: /(?:^|[{(=,:;\s]|(?:^|[^\w)\]\s?!"])\s*\[)\s*(\.{2,}|…)\s*(?=[})\],;]|$)/
    ).map { match in
      let text = match.output.1
      let start = code.distance(from: code.startIndex, to: text.startIndex)
      return start..<(start + text.count)
    }
  }
}
