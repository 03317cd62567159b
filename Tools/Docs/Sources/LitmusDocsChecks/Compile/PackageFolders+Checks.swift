extension PackageFolders {
  /// The absolute path of the package of a document, or the root where there is none.
  fileprivate func directory(for document: String) -> String {
    directory(of: package(of: document) ?? ".")
  }

  /// The products of the package in a folder, both absolute.
  fileprivate func products(in directory: String) -> String {
    let path = String(directory.trimmingPrefix(root).drop { $0 == "/" })
    return buildFolder(of: path.isEmpty ? "." : path) + "/debug"
  }
}

extension OutputCheck {
  /// Runs the commands of a document in the folder of its package.
  package init(packages: PackageFolders, timeLimit: Duration) {
    self.init(
      root: packages.root, packageFolder: { packages.directory(for: $0) }, timeLimit: timeLimit)
  }
}

extension APITableCheck {
  /// Reads the modules of a document's package where that is built.
  package init(packages: PackageFolders) {
    self.init(
      root: packages.root, packageFolder: { packages.directory(for: $0) },
      buildFolder: { packages.products(in: $0) })
  }
}
