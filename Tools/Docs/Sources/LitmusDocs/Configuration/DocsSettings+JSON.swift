import Foundation

extension DocsSettings {
  /// Applies the values of a `litmus-docs.json`.
  mutating func apply(_ json: JSONSettings) throws(Finding) {
    try applyFormat(json) { $0 }
    try set(&roots, json.strings("roots")?.map(Self.folder))
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
    try set(&packages, Self.packages(json))
    try set(&buildFlags, json.strings("buildFlags"))
    try json.requireKnownKeys()
  }

  /// Applies the values of an `mdsnippets.json`.
  mutating func applyMarkdownSnippets(_ json: JSONSettings) throws(Finding) {
    try applyFormat(json) { $0.prefix(1).uppercased() + $0.dropFirst() }
    try set(&excludeDirectories, json.strings("ExcludeDirectories"))
    try set(&excludeMarkdownDirectories, json.strings("ExcludeMarkdownDirectories"))
    try set(&excludeSnippetDirectories, json.strings("ExcludeSnippetDirectories"))
    try set(&excludeMarkdownFiles, json.strings("ExcludeMarkdownFiles"))
    try set(&excludeSnippetFiles, json.strings("ExcludeSnippetFiles"))
    // Only older versions read these.
    try json.requireKnownKeys(
      orOneOf: ["DocumentExtensions", "Exclude", "HashSnippetAnchors", "WritePath"])
  }

  /// Applies the values that both configurations can have.
  ///
  /// - Parameter spelled: Returns the key of a setting.
  private mutating func applyFormat(
    _ json: JSONSettings, spelled: (String) -> String
  ) throws(Finding) {
    try set(&format.convention, json.choice(spelled("convention"), of: DocumentConvention.self))
    try set(&format.linkFormat, json.choice(spelled("linkFormat"), of: LinkFormat.self))
    try set(&format.urlPrefix, json.string(spelled("urlPrefix")))
    try set(&format.omitSnippetLinks, json.bool(spelled("omitSnippetLinks")))
    try set(&format.tocLevel, json.count(spelled("tocLevel")))
    try set(&format.tocExcludes, json.strings(spelled("tocExcludes")))
    try set(&format.maxWidth, json.count(spelled("maxWidth")))
    try set(&format.validateContent, json.bool(spelled("validateContent")))
    try set(&format.treatMissingAsWarning, json.bool(spelled("treatMissingAsWarning")))
    try set(&readOnly, json.bool(spelled("readOnly")))
    try set(&urlsAsSnippets, json.strings(spelled("urlsAsSnippets")))
    let header = spelled("header")
    let writeHeader = spelled("writeHeader")
    try set(&format.header, json.string(header))
    if let problem = headerProblem { throw json.error(header, "'\(header)' \(problem)") }
    let writesHeader = try json.bool(writeHeader)
    set(&format.writeHeader, writesHeader)
    if format.convention == .inPlaceOverwrite, writesHeader == true {
      throw json.error(
        writeHeader, "'\(writeHeader)' is true, but expected false with InPlaceOverwrite")
    }
  }

  /// Throws if a specified folder does not exist.
  func requireFolders(_ json: JSONSettings) throws(Finding) {
    let files = FileManager.default
    for package in packages.values.sorted()
    where !files.fileExists(atPath: path(package) + "/Package.swift") {
      throw json.error(
        "packages", "'packages' names '\(package)', but there is no Package.swift in it")
    }
    let folders =
      roots.filter { !$0.contains("*") }.map { ("roots", $0) }
      + packages.keys.sorted().map { ("packages", $0) }
    for (key, folder) in folders where !files.fileExists(atPath: path(folder)) {
      throw json.error(key, "'\(key)' names '\(folder)', but there is no such folder")
    }
  }

  private static func packages(_ json: JSONSettings) throws(Finding) -> [String: String]? {
    guard let folders = try json.stringsByKey("packages") else { return nil }
    var packages: [String: String] = [:]
    for (key, package) in folders {
      guard packages.updateValue(folder(package), forKey: folder(key)) == nil else {
        throw json.error("packages", "'packages' names '\(folder(key))' twice; remove one of them")
      }
    }
    return packages
  }

  /// Returns the path of a folder from the root as it is compared: without `.` and a slash at its end.
  private static func folder(_ path: String) -> String {
    guard let folder = LinkPath(path, from: "").inside() else { return path }
    return folder.isEmpty ? "." : folder
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
