extension TextOutsideMarkers {
  /// A line as a list of scalars, without its end.
  struct Line {
    let scalars: [Unicode.Scalar]

    init(_ scalars: [Unicode.Scalar]) {
      self.scalars = scalars
    }

    static func all(in text: Substring.UnicodeScalarView) -> [Line] {
      var lines: [Line] = []
      var line: [Unicode.Scalar] = []
      var last: Unicode.Scalar = " "
      for scalar in text {
        defer { last = scalar }
        if scalar == "\n" && last == "\r" { continue }
        if scalar == "\n" || scalar == "\r" {
          lines.append(Line(line))
          line = []
        } else {
          line.append(scalar)
        }
      }
      return line.isEmpty ? lines : lines + [Line(line)]
    }

    var text: String { String(String.UnicodeScalarView(scalars)) }
    var trimmedStart: Line { Line(Array(scalars.drop { $0.properties.isWhitespace })) }

    var isBlank: Bool { scalars.allSatisfy { $0 == " " || $0 == "\t" } }

    var trimmed: Line {
      var rest = trimmedStart.scalars
      while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
      return Line(rest)
    }

    func behind(_ count: Int) -> Line { Line(Array(scalars.dropFirst(count))) }

    func begins(with word: String, ignoringCase: Bool = false) -> Bool {
      let start = behind(0).scalars.prefix(word.unicodeScalars.count).map { scalar in
        ignoringCase && scalar.isASCII ? scalar.properties.lowercaseMapping : String(scalar)
      }
      let wanted = word.unicodeScalars.map {
        ignoringCase ? $0.properties.lowercaseMapping : "\($0)"
      }
      return start == wanted
    }

    func place(of word: String, from start: Int = 0) -> Int? {
      guard start <= scalars.count else { return nil }
      let wanted = Array(word.unicodeScalars)
      return (start...scalars.count).first { scalars[$0...].starts(with: wanted) }
    }

    /// The key of an include's comment.
    func key(of word: String) -> String? {
      guard let place = place(of: word) else { return nil }
      let rest = behind(place + word.unicodeScalars.count)
      guard let end = rest.place(of: ". path:") ?? rest.place(of: "-->") else { return nil }
      return Line(Array(rest.scalars[..<end])).trimmed.text
    }

    /// Whether a place is behind an odd number of runs of backticks.
    func isCode(at place: Int) -> Bool {
      let runs = (0..<place).count { index in
        scalars[index] == "`" && (index == 0 || scalars[index - 1] != "`")
      }
      return runs % 2 == 1
    }

    /// The comments that begin (true) and end (false) includes, in order.
    func includeComments(isLitmus: Bool) -> [Bool] {
      scalars.indices.compactMap { place in
        if isLitmus && isCode(at: place) { return nil }
        let rest = behind(place)
        if rest.begins(with: "<!-- endInclude -->") { return false }
        let isBegin = rest.begins(with: "<!-- include: ") && rest.place(of: "-->") != nil
        return isBegin ? true : nil
      }
    }
  }
}
