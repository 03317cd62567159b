extension DocsSettings {
  /// Applies the command-line options that select files.
  mutating func apply(_ scope: ScopeOptions) {
    replace(&documents, scope.documents)
    replace(&sources, scope.sources)
    exclude += scope.exclude
  }

  /// Applies the command-line options for the format.
  mutating func apply(_ arguments: FormatArguments) throws(Finding) {
    set(&format.convention, arguments.convention)
    set(&format.linkFormat, arguments.linkFormat)
    set(&format.urlPrefix, arguments.urlPrefix)
    set(&reference, arguments.ref)
    set(&format.omitSnippetLinks, arguments.omitSnippetLinks)
    set(&format.tocLevel, try count(arguments.tocLevel, option: "--toc-level"))
    add(arguments.tocExcludes, to: &format.tocExcludes, separator: ":")
    set(&format.maxWidth, try count(arguments.maxWidth, option: "--max-width"))
    set(&format.writeHeader, arguments.writeHeader)
    set(&format.header, arguments.header)
    set(&readOnly, arguments.readOnly)
    set(&format.validateContent, arguments.validateContent)
    set(&format.treatMissingAsWarning, arguments.treatMissingAsWarning)
    add(arguments.urlsAsSnippets, to: &urlsAsSnippets, separator: " ")
    add(arguments.excludeDirectories, to: &excludeDirectories, separator: ":")
    add(arguments.excludeMarkdownDirectories, to: &excludeMarkdownDirectories, separator: ":")
    add(arguments.excludeSnippetDirectories, to: &excludeSnippetDirectories, separator: ":")
    if let problem = headerProblem { throw Finding(.usage, file: "--header", message: problem) }
    if format.convention == .inPlaceOverwrite, arguments.writeHeader == true {
      throw Finding(
        .usage, file: "--write-header", message: "is true, but expected false with InPlaceOverwrite"
      )
    }
  }

  /// Applies the command-line options for checks.
  mutating func apply(_ arguments: CheckArguments) throws(Finding) {
    set(&checksLinks, arguments.links)
    set(&compiles, arguments.compile)
    set(&compilesComments, arguments.comments)
    set(&runsCommands, arguments.run)
    set(&timeLimit, try count(arguments.timeLimit, option: "--time-limit"))
  }

  private func count(_ value: Int?, option: String) throws(Finding) -> Int? {
    if let value, value < 1 {
      throw Finding(
        .usage, file: option, message: "is \(value), but expected a whole number from 1")
    }
    return value
  }

  /// Adds values to a list, each once.
  ///
  /// - Parameter separator: The character at which MarkdownSnippets splits each value.
  private func add(_ values: [String], to setting: inout [String], separator: Character) {
    let isOriginal = format.compatibility == .mdsnippets
    for value in values {
      let items = isOriginal ? value.split(separator: separator).map(String.init) : [value]
      for item in items where !setting.contains(item) { setting.append(item) }
    }
  }

  private func replace(_ setting: inout [String], _ values: [String]) {
    if !values.isEmpty { setting = values }
  }
}
