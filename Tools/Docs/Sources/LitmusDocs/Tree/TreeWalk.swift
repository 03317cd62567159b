import LitmusToolSupport

/// A walk that finds the files of a tree.
struct TreeWalk {
  private let rules: WalkRules
  private var tree: FileTree

  /// Returns all files below a root that the rules do not exclude.
  ///
  /// - Parameter root: The folder as the user wrote it.
  static func files(below root: String, rules: WalkRules) throws(Problem) -> FileTree {
    let resolved: String
    do {
      resolved = try resolvedPath(of: root)
    } catch {
      throw Self.unusable("\(error)")
    }
    guard FileStamp(path: resolved)?.isFolder == true else {
      throw Self.unusable("not a folder")
    }
    var walk = TreeWalk(rules: rules, tree: FileTree(root: resolved))
    walk.visit(folder: "", uses: .all)
    return walk.tree
  }

  private static func unusable(_ reason: String) -> Problem {
    Problem("the root cannot be read (\(reason)): name a folder that exists")
  }

  private mutating func visit(folder: String, uses: FileUses) {
    let entries: [FolderEntry]
    let absolute = tree.absolutePath(of: folder)
    var hasLeftovers = false
    defer { if hasLeftovers { tree.foldersWithLeftovers.insert(absolute) } }
    do {
      entries = try folderEntries(at: absolute) { name in
        let isTemporary = AtomicReplacement.isTemporary(name)
        if isTemporary { hasLeftovers = true }
        return !isTemporary
      }
    } catch .noEntry {
      return
    } catch {
      let path = folder.isEmpty ? tree.root : folder
      tree.findings.append(
        Finding(
          .usage, file: path,
          message: "the folder cannot be read (\(error)): run 'chmod u+rx \(path)' or exclude it"))
      return
    }
    for entry in entries {
      visit(entry, path: folder.isEmpty ? entry.name : "\(folder)/\(entry.name)", uses: uses)
    }
  }

  private mutating func visit(_ entry: FolderEntry, path: String, uses: FileUses) {
    if !entry.isNameValid {
      if FileKind.isMarkdown(entry.name, rules.compatibility) {
        report(path, "the file's name is not UTF-8: rename it")
      }
    } else if entry.stamp.isFolder {
      if let inner = rules.uses(ofFolder: entry.name, path: path, in: uses) {
        visit(folder: path, uses: inner)
      }
    } else if let fileUses = rules.uses(ofFile: entry.name, path: path, in: uses) {
      if entry.stamp.isRegular {
        tree.files.append(TreeFile(path: path, stamp: entry.stamp, uses: fileUses, isLink: false))
      } else if entry.stamp.isLink {
        follow(link: path, uses: fileUses)
      }
    }
  }

  private mutating func follow(link path: String, uses: FileUses) {
    let target: String
    do {
      target = try resolvedPath(of: tree.absolutePath(of: path))
    } catch {
      let reason =
        error == .linkLoop ? "is part of a loop" : error == .noEntry ? "leads nowhere" : "\(error)"
      tree.brokenLinks[path] = reason
      if uses.contains(.markdown) {
        report(path, "the symbolic link \(reason): let it lead to a file or remove it")
      }
      return
    }
    guard let stamp = FileStamp(path: target), stamp.isRegular else {
      tree.notes.append("\(path): a symbolic link to a folder is not followed")
      return
    }
    guard relativePath(target, to: tree.root) != target else {
      tree.notes.append("\(path): a symbolic link out of the root is not followed")
      return
    }
    tree.files.append(TreeFile(path: path, stamp: stamp, uses: uses, isLink: true))
  }

  private mutating func report(_ path: String, _ message: String) {
    tree.findings.append(Finding(.usage, file: path, message: message))
  }
}
