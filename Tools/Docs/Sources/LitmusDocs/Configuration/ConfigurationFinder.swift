import Foundation
import LitmusToolSupport

/// Finds and reads the configuration of a root.
enum ConfigurationFinder {
  /// Returns the settings of a root.
  ///
  /// - Parameters:
  ///   - root: The absolute path of the root.
  ///   - file: The file to read instead of searching for one, absolute or relative to the working directory.
  ///   - compatibility: The mode, if specified; otherwise the file found determines it.
  static func settings(
    root: String, file: String? = nil, compatibility: Compatibility? = nil
  ) throws(Finding) -> DocsSettings {
    guard let file = file ?? find(in: root, compatibility: compatibility) else {
      return compatibility == .mdsnippets ? .markdownSnippets(root: root) : DocsSettings(root: root)
    }
    let path = absolutePath(file, in: FileManager.default.currentDirectoryPath)
    let shown = relativePath(normalizedPath(path), to: root)
    let bytes: [UInt8]
    do {
      bytes = try FileContent.bytes(of: file)
    } catch {
      throw Finding(
        .usage, file: shown, message: "cannot be read (\(error)): name a file that can")
    }
    let json = try JSONSettings(Data(bytes), file: shown)
    var settings: DocsSettings
    if isMarkdownSnippets(file) {
      settings = .markdownSnippets(root: root)
      try settings.apply(json, of: .mdsnippets)
    } else {
      settings = DocsSettings(root: root)
      try settings.apply(json, of: .litmus)
      try settings.requireFolders(json)
    }
    set(&settings.format.compatibility, compatibility)
    settings.configurationFile = shown
    return settings
  }

  private static func isMarkdownSnippets(_ file: String) -> Bool {
    file.split(separator: "/").last == "mdsnippets.json"
  }

  /// Returns the path of `litmus-docs.json` in the root, or else of `mdsnippets.json` there or one
  /// folder below.
  private static func find(in root: String, compatibility: Compatibility?) -> String? {
    let files = FileManager.default
    let own = root + "/litmus-docs.json"
    if compatibility != .mdsnippets, files.fileExists(atPath: own) { return own }
    if compatibility == .litmus { return nil }
    let other = root + "/mdsnippets.json"
    if files.fileExists(atPath: other) { return other }
    let folders = (try? files.contentsOfDirectory(atPath: root)) ?? []
    return folders.sorted().lazy.map { "\(root)/\($0)/mdsnippets.json" }
      .first { files.fileExists(atPath: $0) }
  }
}

/// Finds the root folder of a run.
enum RootFinder {
  /// Returns the nearest enclosing folder with a configuration or a git repository; otherwise the
  /// folder itself.
  static func root(from folder: String) -> String {
    let marks = ["litmus-docs.json", "mdsnippets.json", ".git"]
    let root = pathUpward(from: folder).dropLast().first { folder in
      marks.contains { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    }
    return root ?? folder
  }

  /// Returns the absolute path of an existing folder, without links, `.` and `..`.
  static func folder(at path: String) throws(Finding) -> String {
    guard let folder = try? resolvedPath(of: path) else {
      throw Finding(.usage, file: path, message: "no such folder")
    }
    guard FileStamp(path: folder)?.isFolder == true else {
      throw Finding(.usage, file: path, message: "is a file, but expected a folder")
    }
    return folder
  }
}
