internal import Foundation
internal import LitmusDocsFormat
internal import LitmusDocsTree

extension DocsSettings {
  /// The keys of `litmus-docs.json`.
  static let keys = [
    "$schema", "buildFlags", "comments", "compile", "convention", "documents", "exclude", "header",
    "linkFormat", "links", "maxWidth", "omitSnippetLinks", "packages", "prelude", "readOnly", "ref",
    "repository", "roots", "run", "sources", "timeLimit", "tocExcludes", "tocLevel",
    "treatMissingAsWarning", "unusedSnippets", "urlPrefix", "urlsAsSnippets", "validateContent",
    "writeHeader",
  ]

  /// Applies the values of a `litmus-docs.json`.
  mutating func apply(_ json: JSONSettings) throws(ConfigurationError) {
    try json.requireKeys(Self.keys)
    try set(&format.convention, json.choice("convention", of: DocumentConvention.self))
    try set(&format.linkFormat, json.choice("linkFormat", of: LinkFormat.self))
    try set(&format.urlPrefix, json.string("urlPrefix"))
    try set(&format.omitSnippetLinks, json.bool("omitSnippetLinks"))
    try set(&format.tocLevel, json.count("tocLevel"))
    try set(&format.tocExcludes, json.strings("tocExcludes"))
    try set(&format.maxWidth, json.count("maxWidth"))
    let writesHeader = try json.bool("writeHeader")
    set(&format.writeHeader, writesHeader)
    try set(&format.header, json.string("header"))
    try set(&format.validateContent, json.bool("validateContent"))
    try set(&format.treatMissingAsWarning, json.bool("treatMissingAsWarning"))
    try set(&readOnly, json.bool("readOnly"))
    try set(&urlsAsSnippets, json.strings("urlsAsSnippets"))
    try set(&roots, json.strings("roots"))
    try set(&documents, json.strings("documents"))
    try set(&sources, json.strings("sources"))
    try set(&exclude, json.strings("exclude"))
    try set(&repository, json.string("repository"))
    try set(&reference, json.string("ref"))
    try set(&unusedSnippets, json.choice("unusedSnippets", of: UnusedSnippets.self))
    try set(&checksLinks, json.bool("links"))
    try set(&compiles, json.bool("compile"))
    try set(&compilesComments, json.bool("comments"))
    try set(&runsCommands, json.bool("run"))
    try set(&prelude, json.strings("prelude")?.joined(separator: "\n"))
    try set(&timeLimit, json.count("timeLimit"))
    try set(&packages, json.stringsByKey("packages"))
    try set(&buildFlags, json.strings("buildFlags"))
    if let problem = headerProblem { throw json.error("header", "'header' \(problem)") }
    if format.convention == .inPlaceOverwrite, writesHeader == true {
      throw json.error(
        "writeHeader", "'writeHeader' is true, but expected false with InPlaceOverwrite")
    }
  }
}

extension DocsSettings {
  /// Throws if a specified folder does not exist.
  func requireFolders(_ json: JSONSettings) throws(ConfigurationError) {
    let files = FileManager.default
    for folder in roots where !folder.contains("*") && !files.fileExists(atPath: path(folder)) {
      throw json.error("roots", "'roots' names '\(folder)', but there is no such folder")
    }
    for package in packages.values.sorted()
    where !files.fileExists(atPath: path(package) + "/Package.swift") {
      throw json.error(
        "packages", "'packages' names '\(package)', but there is no Package.swift in it")
    }
  }

  private func path(_ folder: String) -> String { "\(root)/\(folder)" }
}

/// Replaces a setting if there is a new value.
func set<Value>(_ setting: inout Value, _ value: Value?) {
  if let value { setting = value }
}

/// Replaces an optional setting if there is a new value.
///
/// Without this overload, `Value` would be an optional, and no value would replace the setting by nil.
func set<Value>(_ setting: inout Value?, _ value: Value?) {
  if let value { setting = value }
}

extension DocsSettings {
  /// The keys of `mdsnippets.json`; only older versions read those on the last line.
  private static let markdownSnippetsKeys = [
    "$schema", "Convention", "ExcludeDirectories", "ExcludeMarkdownDirectories",
    "ExcludeMarkdownFiles", "ExcludeSnippetDirectories", "ExcludeSnippetFiles", "Header",
    "LinkFormat", "MaxWidth", "OmitSnippetLinks", "ReadOnly", "TocExcludes", "TocLevel",
    "TreatMissingAsWarning", "UrlPrefix", "UrlsAsSnippets", "ValidateContent", "WriteHeader",
    "DocumentExtensions", "Exclude", "HashSnippetAnchors", "WritePath",
  ]

  /// Applies the values of an `mdsnippets.json`.
  mutating func applyMarkdownSnippets(_ json: JSONSettings) throws(ConfigurationError) {
    try json.requireKeys(Self.markdownSnippetsKeys)
    try set(&format.convention, json.choice("Convention", of: DocumentConvention.self))
    try set(&format.linkFormat, json.choice("LinkFormat", of: LinkFormat.self))
    try set(&format.urlPrefix, json.string("UrlPrefix"))
    try set(&format.omitSnippetLinks, json.bool("OmitSnippetLinks"))
    try set(&format.tocLevel, json.count("TocLevel"))
    try set(&format.tocExcludes, json.strings("TocExcludes"))
    try set(&format.maxWidth, json.count("MaxWidth"))
    let writesHeader = try json.bool("WriteHeader")
    set(&format.writeHeader, writesHeader)
    try set(&format.header, json.string("Header"))
    try set(&format.validateContent, json.bool("ValidateContent"))
    try set(&format.treatMissingAsWarning, json.bool("TreatMissingAsWarning"))
    try set(&readOnly, json.bool("ReadOnly"))
    try set(&urlsAsSnippets, json.strings("UrlsAsSnippets"))
    try set(&excludeDirectories, json.strings("ExcludeDirectories"))
    try set(&excludeMarkdownDirectories, json.strings("ExcludeMarkdownDirectories"))
    try set(&excludeSnippetDirectories, json.strings("ExcludeSnippetDirectories"))
    try set(&excludeMarkdownFiles, json.strings("ExcludeMarkdownFiles"))
    try set(&excludeSnippetFiles, json.strings("ExcludeSnippetFiles"))
    if let problem = headerProblem { throw json.error("Header", "'Header' \(problem)") }
    if format.convention == .inPlaceOverwrite, writesHeader == true {
      throw json.error(
        "WriteHeader", "'WriteHeader' is true, but expected false with InPlaceOverwrite")
    }
  }
}
