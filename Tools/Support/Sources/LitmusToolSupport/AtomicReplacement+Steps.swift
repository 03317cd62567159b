extension AtomicReplacement {
  /// Moves one file to its target, and keeps the old one.
  func replace(_ file: inout StagedFile) throws(ReplacementFailure) {
    do {
      guard let original = file.original else {
        if FileStamp(path: file.target, followingLinks: false) != nil {
          return try acceptEqualContent(&file, of: file.target)
        }
        try operations.rename(file.temporary, to: file.target)
        file.state = .replaced
        return
      }
      try keep(&file)
      guard FileStamp(path: file.backup)?.hasContent(of: original.stamp) == true else {
        return try acceptEqualContent(&file, of: file.backup)
      }
      try operations.rename(file.temporary, to: file.target)
      file.state = .replaced
    } catch let error as SystemError {
      if error == .noEntry { throw .changedMeanwhile(file.shownPath) }
      throw ReplacementFailure(file.shownPath, cannot: "replace the file", error)
    } catch let failure as ReplacementFailure {
      throw failure
    } catch {
      throw ReplacementFailure(file.shownPath, "\(error)")
    }
  }

  /// Creates a hard link to the old file, or renames it if hard links are not supported.
  private func keep(_ file: inout StagedFile) throws(SystemError) {
    do {
      try operations.link(file.target, to: file.backup)
      file.state = .linked
    } catch {
      let hasNoLinks: [SystemError] = [.notPermitted, .notSupported, .tooManyLinks]
      guard hasNoLinks.contains(error) else { throw error }
      try operations.rename(file.target, to: file.backup)
      file.state = .moved
    }
  }

  /// Accepts a change by another process only if it wrote the same content as this run would have.
  private func acceptEqualContent(
    _ file: inout StagedFile, of path: String
  ) throws(ReplacementFailure) {
    let theirs = try? FileContent.bytes(of: path)
    guard let theirs, theirs == (try? FileContent.bytes(of: file.temporary)) else {
      throw .changedMeanwhile(file.shownPath)
    }
    guard restore(file) == nil else { throw .changedMeanwhile(file.shownPath) }
    file.state = .superfluous
  }

  /// Restores the old content of one file.
  ///
  /// - Returns: The problem if that fails.
  func restore(_ file: StagedFile) -> FileProblem? {
    do {
      switch file.state {
      case .staged, .superfluous: return nil
      case .linked: try operations.remove(file.backup)
      case .moved: try operations.rename(file.backup, to: file.target)
      case .replaced where file.original == nil: try operations.remove(file.target)
      case .replaced: try operations.rename(file.backup, to: file.target)
      }
      return nil
    } catch {
      return FileProblem(
        file: file.shownPath,
        message: "the old content could not be put back (\(error)): it is in \(file.backup)")
    }
  }

  /// Removes the file that was kept for an undo.
  ///
  /// - Returns: The problem if that fails twice.
  func tidy(_ file: StagedFile) -> FileProblem? {
    if file.state == .replaced, file.original == nil { return nil }
    let leftover = file.state == .superfluous ? file.temporary : file.backup
    do {
      if (try? operations.remove(leftover)) == nil { try operations.remove(leftover) }
      return nil
    } catch {
      return FileProblem(
        file: file.shownPath,
        message: "\(leftover) is no longer needed but cannot be removed (\(error)): remove it",
        isWarning: true)
    }
  }
}
