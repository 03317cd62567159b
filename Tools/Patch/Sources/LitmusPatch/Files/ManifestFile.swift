internal import LitmusToolSupport

/// A manifest on disk, with its resolved path.
struct ManifestFile {
  /// The path as the user would write it.
  let shownPath: String
  /// The absolute path, without symbolic links.
  let path: String

  /// Returns the manifests at some paths, each only once.
  ///
  /// - Parameter paths: Files, or folders with a `Package.swift` and optionally version-specific manifests.
  static func all(at paths: [String]) -> (files: [ManifestFile], problems: [PatchProblem]) {
    var files: [ManifestFile] = []
    var problems: [PatchProblem] = []
    var known: Set<String> = []
    for path in paths {
      do throws(PatchProblem) {
        for shownPath in try manifests(at: path) {
          let resolved = try resolve(shownPath)
          if known.insert(resolved).inserted {
            files.append(ManifestFile(shownPath: shownPath, path: resolved))
          }
        }
      } catch {
        problems.append(error)
      }
    }
    return (files, problems)
  }

  private static func manifests(at path: String) throws(PatchProblem) -> [String] {
    guard let stamp = FileStamp(path: path) else {
      throw PatchProblem(file: path, "no such file or folder")
    }
    if stamp.isRegular { return [path] }
    guard stamp.isFolder else {
      throw PatchProblem(file: path, "neither a file nor a folder: name a Package.swift")
    }
    let entries: [FolderEntry]
    do {
      entries = try folderEntries(at: path) { name in
        name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
      }
    } catch {
      throw PatchProblem(file: path, "cannot be read: \(error): \(error.fix(for: path))")
    }
    guard !entries.isEmpty else {
      throw PatchProblem(
        file: path, "there is no Package.swift in it: name the folder of an app package")
    }
    let folder = path == "." ? "" : path.hasSuffix("/") ? path : "\(path)/"
    return entries.map { folder + $0.name }
  }

  private static func resolve(_ path: String) throws(PatchProblem) -> String {
    do {
      return try resolvedPath(of: path)
    } catch {
      throw PatchProblem(file: path, "cannot be read: \(error): \(error.fix(for: path))")
    }
  }
}
