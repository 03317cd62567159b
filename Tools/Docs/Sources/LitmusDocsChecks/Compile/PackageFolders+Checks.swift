extension PackageFolders {
  /// Returns the absolute path of a document's package, or the root if there is none.
  fileprivate func directory(for document: String) -> String {
    directory(of: package(of: document) ?? ".")
  }

  /// Returns the folder of the build products for a package's folder, both absolute.
  fileprivate func products(in directory: String) -> String {
    let path = String(directory.trimmingPrefix(root).drop { $0 == "/" })
    return buildFolder(of: path.isEmpty ? "." : path) + "/debug"
  }
}

extension OutputCheck {
  /// Creates a check that runs the commands of a document in the folder of its package.
  package init(packages: PackageFolders, timeLimit: Duration) {
    self.init(
      root: packages.root, packageFolder: { packages.directory(for: $0) }, timeLimit: timeLimit)
  }
}

extension APITableCheck {
  /// Creates a check that reads the modules of a document's package from its build folder.
  package init(packages: PackageFolders) {
    self.init(
      root: packages.root, packageFolder: { packages.directory(for: $0) },
      buildFolder: { packages.products(in: $0) })
  }
}
