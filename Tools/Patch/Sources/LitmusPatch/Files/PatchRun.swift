internal import LitmusToolSupport

/// Patches the manifests at some paths, either all of them or none.
package struct PatchRun {
  /// The result of the run.
  package struct Report: Sendable {
    /// The manifests, in the order of the paths.
    package var files: [File] = []
    /// The reasons why nothing was written; empty on success.
    package var problems: [PatchProblem] = []
    /// Problems that occurred after the files were written.
    package var warnings: [String] = []
  }

  /// A manifest that was parsed successfully.
  package struct File: Sendable {
    /// The path as the user would write it.
    package var path: String
    package var targets: [ManifestPatcher.Target]
    /// The change in the format of `diff -u`; empty if there is none.
    package var difference: String
    package var isChanged: Bool { !difference.isEmpty }
  }

  private let patcher: ManifestPatcher
  private let paths: [String]

  /// - Parameter paths: Files and folders; the current folder if there are none.
  package init(patcher: ManifestPatcher, paths: [String]) {
    self.patcher = patcher
    self.paths = paths.isEmpty ? ["."] : paths
  }

  /// - Parameter writes: Whether to change the files, or only compute the changes.
  package func run(writes: Bool) -> Report {
    let (files, problems) = ManifestFile.all(at: paths)
    var report = Report(problems: problems)
    var changes: [AtomicReplacement.NewFile] = []
    for file in files {
      do {
        let stamp = FileStamp(path: file.path)
        let old = try FileContent.bytes(of: file.path)
        let result = try patcher.patch(old)
        let difference = UnifiedDiff.text(
          of: LineComparison(old, result.bytes), path: Self.diffPath(file.shownPath))
        report.files.append(
          File(path: file.shownPath, targets: result.targets, difference: difference))
        if result.bytes != old {
          changes.append((file.path, file.shownPath, result.bytes, stamp))
        }
      } catch {
        report.problems.append(PatchProblem(file: file.shownPath, error))
      }
    }
    guard writes, report.problems.isEmpty else { return report }
    do throws(ReplacementFailure) {
      report.warnings = try AtomicReplacement().replace(changes)
        .map { "\($0.file): warning: \($0.message)" }
    } catch {
      report.problems = error.problems.map { PatchProblem(file: $0.file, $0.message) }
    }
    return report
  }

  /// Returns the path to append to `a/` and `b/`.
  private static func diffPath(_ path: String) -> String {
    let relative = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
    return String(relative.drop { $0 == "/" })
  }
}

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
      var place = path
      do {
        for shownPath in try manifests(at: path) {
          place = shownPath
          let resolved = try resolvedPath(of: shownPath)
          if known.insert(resolved).inserted {
            files.append(ManifestFile(shownPath: shownPath, path: resolved))
          }
        }
      } catch {
        problems.append(PatchProblem(file: place, error))
      }
    }
    return (files, problems)
  }

  private static func manifests(at path: String) throws -> [String] {
    guard let stamp = FileStamp(path: path) else {
      throw PatchProblem(file: path, "no such file or folder")
    }
    if stamp.isRegular { return [path] }
    guard stamp.isFolder else {
      throw PatchProblem(file: path, "neither a file nor a folder: name a Package.swift")
    }
    let entries = try folderEntries(at: path) { name in
      name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
    }
    guard !entries.isEmpty else {
      throw PatchProblem(
        file: path, "there is no Package.swift in it: name the folder of an app package")
    }
    let folder = path == "." ? "" : path.hasSuffix("/") ? path : "\(path)/"
    return entries.map { folder + $0.name }
  }
}
