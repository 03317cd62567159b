import Foundation

extension DocsSettings {
  /// Applies the values of a `litmus-docs.json`, or of an `mdsnippets.json`.
  ///
  /// - Parameter rules: The rules whose configuration it is.
  mutating func apply(_ json: JSONSettings, of rules: Compatibility) throws(Finding) {
    var run = DocsRun(settings: self)
    for (key, setting) in Setting.byKey(of: rules) {
      guard let value = json[key] else { continue }
      do {
        try setting.configure(&run, value, "'\(key)'")
      } catch {
        throw json.error(key, error.message)
      }
    }
    // Only older versions read these.
    let old = ["DocumentExtensions", "Exclude", "HashSnippetAnchors", "WritePath"]
    try json.requireKeys(
      Setting.byKey(of: rules).map(\.key) + (rules == .mdsnippets ? old : []))
    self = run.settings
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

  private func path(_ folder: String) -> String { "\(root)/\(folder)" }
}

extension Setting {
  /// Returns the settings of a configuration, by their keys there.
  static func byKey(of rules: Compatibility) -> [(key: String, setting: Setting)] {
    let all =
      FormatSettings.settings + FileSettings.settings + CheckSettings.settings
      + ConfigurationSettings.settings
    return all.filter { $0.files.contains(rules) }.map { setting in
      let key = setting.key
      return (rules == .mdsnippets ? key.prefix(1).uppercased() + key.dropFirst() : key, setting)
    }
  }
}

/// Replaces a setting if there is a new value.
func set<Value>(_ setting: inout Value, _ value: Value?) {
  if let value { setting = value }
}
