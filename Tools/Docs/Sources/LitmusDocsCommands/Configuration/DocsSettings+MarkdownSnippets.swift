internal import LitmusDocsFormat

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
