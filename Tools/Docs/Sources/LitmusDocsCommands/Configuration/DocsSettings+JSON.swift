internal import LitmusDocsFormat

extension DocsSettings {
  /// The keys of `litmus-docs.json`.
  private static let keys = [
    "$schema", "compile", "convention", "documents", "exclude", "header", "linkFormat", "links",
    "maxWidth", "omitSnippetLinks", "packages", "prelude", "readOnly", "repository", "roots", "run",
    "sources", "timeLimit", "tocExcludes", "tocLevel", "treatMissingAsWarning", "unusedSnippets",
    "urlPrefix", "urlsAsSnippets", "validateContent", "writeHeader",
  ]

  /// Takes over what a `litmus-docs.json` says.
  package mutating func apply(_ json: JSONSettings) throws(ConfigurationError) {
    try json.requireKeys(Self.keys)
    try set(&convention, json.choice("convention", of: DocumentConvention.self))
    try set(&linkFormat, json.choice("linkFormat", of: LinkFormat.self))
    try set(&urlPrefix, json.string("urlPrefix"))
    try set(&omitSnippetLinks, json.bool("omitSnippetLinks"))
    try set(&tocLevel, json.count("tocLevel"))
    try set(&tocExcludes, json.strings("tocExcludes"))
    maxWidth = try json.count("maxWidth")
    writeHeader = try json.bool("writeHeader")
    header = try json.string("header")
    try set(&validateContent, json.bool("validateContent"))
    try set(&treatMissingAsWarning, json.bool("treatMissingAsWarning"))
    try set(&readOnly, json.bool("readOnly"))
    try set(&urlsAsSnippets, json.strings("urlsAsSnippets"))
    try set(&roots, json.strings("roots"))
    try set(&documents, json.strings("documents"))
    try set(&sources, json.strings("sources"))
    try set(&exclude, json.strings("exclude"))
    repository = try json.string("repository")
    try set(&unusedSnippets, json.choice("unusedSnippets", of: Unused.self))
    try set(&checksLinks, json.bool("links"))
    try set(&compiles, json.bool("compile"))
    try set(&runsCommands, json.bool("run"))
    try set(&prelude, json.strings("prelude")?.joined(separator: "\n"))
    try set(&timeLimit, json.count("timeLimit"))
    packages = try json.objects("packages")?.map(Self.package) ?? []
  }

  private static func package(_ json: JSONSettings) throws(ConfigurationError) -> Package {
    try json.requireKeys(["buildFlags", "documents", "path", "scratchPath"])
    guard let path = try json.string("path") else {
      throw json.error("packages", "a package has no 'path': add \"path\": \".\" for the root")
    }
    return Package(
      path: path, documents: try json.strings("documents") ?? [],
      buildFlags: try json.strings("buildFlags") ?? [],
      scratchPath: try json.string("scratchPath"))
  }
}

/// Replaces a setting if there is something to replace it with.
func set<Value>(_ setting: inout Value, _ value: Value?) {
  if let value { setting = value }
}
