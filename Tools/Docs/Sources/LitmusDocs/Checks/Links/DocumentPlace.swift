/// The rules that depend on where a document is.
enum DocumentPlace {
  /// Returns the DocC catalog that contains a document.
  static func catalog(of path: String) -> String? {
    let folders = path.pathParts.dropLast()
    guard let last = folders.lastIndex(where: { $0.hasSuffix(".docc") }) else { return nil }
    return folders[...last].joined(separator: "/")
  }

  /// Returns whether a file is in a DocC catalog.
  static func isInCatalog(_ path: String) -> Bool { catalog(of: path) != nil }

  /// Returns whether a document is in a catalog that tests read, whose mistakes are most often meant.
  static func isTestData(_ path: String) -> Bool {
    catalog(of: path)?.pathParts.contains("Tests") ?? false
  }

  /// Returns whether a document is the template of an issue or a pull request, whose links GitHub
  /// resolves from the page of that.
  static func isTemplate(_ path: String) -> Bool { path.lowercased().hasText("_template") }

  /// Returns whether a name in a template stands for one that is to be written, as in `NNNN-name.md`.
  static func isPlaceholder(_ name: String, in document: String) -> Bool {
    document.lowercased().hasText("template")
      && name.lowercased().contains(/(?:^|[^a-z])(?:nnnn|xxxx)(?:[^a-z]|$)/)
  }

  /// Returns whether a path is that of a page that DocC writes, and not of a file.
  static func isPageOfDocC(_ path: String) -> Bool {
    path.hasPrefix("/tutorials/") || path.hasPrefix("/documentation/")
  }

  /// Returns whether a path in a catalog may be that of a page of a symbol, as in `./deque`.
  static func isPageOfCatalog(_ path: String) -> Bool {
    !(path.pathParts.last ?? "").contains(".")
  }
}

/// The files of DocC catalogs, which documents name without a folder, and often without an extension.
struct CatalogFiles {
  private var names: [String: Set<String>] = [:]
  /// The paths of the pages, by their names in links and these names in lowercase.
  private var pages: [String: [String: String]] = [:]

  init(_ paths: [String]) {
    for path in paths {
      guard let catalog = DocumentPlace.catalog(of: path), let name = path.pathParts.last else {
        continue
      }
      names[catalog, default: []].formUnion([name, Self.stem(of: name), Self.plain(name)])
      guard name.hasSuffix(".md") || name.hasSuffix(".tutorial") else { continue }
      let page = Self.pageName(Self.stem(of: name))
      pages[catalog, default: [:]][page] = path
      pages[catalog, default: [:]][page.lowercased(), default: path] = path
    }
  }

  /// Returns the path of a page by its name, which may be that of its file, in a catalog or another one.
  func page(_ name: String, near catalog: String) -> String? {
    let name = Self.pageName(name)
    return pages[catalog]?[name] ?? pages.values.lazy.compactMap { $0[name] }.first
  }

  /// Returns the names of the pages of a catalog.
  func pages(of catalog: String) -> [String] {
    (pages[catalog] ?? [:]).values.map { path in
      Self.pageName(Self.stem(of: path.pathParts.last ?? path))
    }
  }

  /// Returns the name of a page in links, with `-` for what an address cannot have.
  private static func pageName(_ stem: String) -> String {
    String(
      stem.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "~" ? $0 : "-" })
  }

  func contains(_ name: String, in catalog: String) -> Bool {
    let name = LinkTarget.percentDecoded(name)
    return names[catalog]?.contains(name.pathParts.last ?? name) ?? false
  }

  /// Returns a name without its extension, and without the marks of an image for dark mode or for a scale.
  private static func stem(of name: String) -> String {
    let plain = plain(name)
    return plain.lastIndex(of: ".").map { String(plain[..<$0]) } ?? plain
  }

  private static func plain(_ name: String) -> String {
    name.replacing(/@[123]x/, with: "").replacing(/~(dark|light)/, with: "")
  }
}
