#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore

extension TestPackage {
  /// The test modules that changes affect, and since when files have changed, as in "since main".
  typealias Changes = (affected: AffectedTests, origin: String)

  /// Returns the test modules that `--changed` chooses.
  func affectedTests() throws -> Changes {
    let graph = try PackageGraph(of: folder, describe: description)
    let revision = options.changed ?? "HEAD"
    let isWatched = !options.changedFile.isEmpty
    let files =
      try isWatched ? options.changedFile : changedFiles(since: revision, in: graph.folders)
    let deleted = files.filter { !FileManager.default.fileExists(atPath: $0) }
    return (
      AffectedTests(files, deleted: Set(deleted), in: graph),
      isWatched ? "since the last run that passed" : "since \(visible(revision))"
    )
  }

  /// Returns the files that have changed since a commit, in the working tree too, as git sees it.
  ///
  /// - Parameters:
  ///   - revision: A commit, a branch or a tag. Changes since the branches parted count, so that
  ///     what others have added to `main` since then does not.
  ///   - folders: The folders of the package and of the packages that it depends on by path.
  /// - Returns: Absolute paths, of new, changed, deleted and renamed files.
  /// - Throws: A ``RunError`` if git does not know the commit, or the folder.
  func changedFiles(since revision: String, in folders: [String]) throws -> [String] {
    var files: Set<String> = []
    for (root, base) in try repositories(of: folders, since: revision) {
      let commands = [
        ["diff", "--name-only", "--no-renames", "--ignore-submodules=none", "-z", base, "--"],
        ["ls-files", "--others", "--exclude-standard", "-z"],
      ]
      for words in commands {
        // A symbolic link is a changed file, and so is what it points to.
        for name in try git(words, in: root).split(separator: "\0") {
          files.formUnion(["\(root)/\(name)", RealPath.ofFile("\(root)/\(name)")])
        }
      }
    }
    return files.sorted()
  }

  /// Returns the lines that changes since a commit have added to files that git knows, in the working tree too.
  ///
  /// - Returns: The numbers of the lines, by the file's absolute path.
  /// - Throws: A ``RunError`` if git does not know the commit, or the folder.
  func addedLines(since revision: String, in folders: [String]) throws -> [String: Set<Int>] {
    var lines: [String: Set<Int>] = [:]
    for (root, base) in try repositories(of: folders, since: revision) {
      let difference = try git(
        [
          "-c", "core.quotePath=false", "diff", "--unified=0", "--no-renames", "--no-color",
          "--no-ext-diff", "--no-textconv", "--inter-hunk-context=0", "--src-prefix=a/",
          "--dst-prefix=b/", base, "--",
        ], in: root)
      for (name, added) in DifferenceLines(difference).lines {
        lines[RealPath.ofFile("\(root)/\(name)")] = added
      }
    }
    return lines
  }

  /// Returns the repositories of folders, each with the commit that its files are compared with.
  private func repositories(
    of folders: [String], since revision: String
  ) throws -> [(root: String, base: String)] {
    var found: [(root: String, base: String)] = []
    for folder in folders {
      let (code, output) = try tryGit(["rev-parse", "--show-toplevel"], in: folder)
      guard code != 127 else {
        throw RunError("--changed was given, but git is not installed.", code: .failed)
      }
      guard code == 0, case let root = output.trimmingCharacters(in: .newlines), !root.isEmpty
      else {
        throw RunError(
          "--changed was given, but \(visible(folder)) is not in a git repository.")
      }
      if found.contains(where: { $0.root == root }) { continue }
      // Another repository does not have the commit, but one of its time.
      let base =
        try found.first.map { try commit(at: $0.base, of: $0.root, in: root) }
        ?? base(of: revision, in: root)
      found.append((root, base))
    }
    return found
  }

  /// Returns the commit that a repository had when another one was made; that of no files if there was none.
  private func commit(at other: String, of otherRoot: String, in root: String) throws -> String {
    let time = try git(["show", "--no-patch", "--format=%ct", other], in: otherRoot)
      .trimmingCharacters(in: .newlines)
    let found = try git(["rev-list", "-1", "--before=\(time)", "HEAD"], in: root)
      .trimmingCharacters(in: .newlines)
    if !found.isEmpty { return found }
    return try git(["hash-object", "-t", "tree", "/dev/null"], in: root)
      .trimmingCharacters(in: .newlines)
  }

  private func base(of revision: String, in root: String) throws -> String {
    let (code, output) = try tryGit(
      ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], in: root)
    guard !revision.hasPrefix("-"), code == 0 else {
      throw RunError(
        "--changed \(visible(revision)): git knows no such commit. If this is a shallow clone, fetch "
          + "it first.")
    }
    let commit = output.trimmingCharacters(in: .newlines)
    let (found, base) = try tryGit(["merge-base", commit, "HEAD"], in: root)
    return found == 0 ? base.trimmingCharacters(in: .newlines) : commit
  }

  private func git(_ words: [String], in folder: String) throws -> String {
    let (code, output) = try tryGit(words, in: folder)
    guard code == 0 else {
      let command = words.first { $0 == "diff" } ?? words[0]
      throw RunError("git \(command) failed in \(visible(folder)).", code: .failed)
    }
    return output
  }

  private func tryGit(_ words: [String], in folder: String) throws -> (CInt, String) {
    // A hook has variables for its own repository, which need not be that of the folder.
    let ignored = getenv("GIT_WORK_TREE") == nil ? ["-u", "GIT_DIR", "-u", "GIT_INDEX_FILE"] : []
    return try ShellScript.output(of: ["env"] + ignored + ["git", "-C", folder] + words)
  }
}
#endif
