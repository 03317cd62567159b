/// The rules that determine which files of a tree a run reads, and for what purpose.
struct WalkRules: Sendable {
  private let settings: DocsSettings
  var compatibility: Compatibility { settings.format.compatibility }

  /// The documents to include; empty for all.
  private let documents: [PathGlob]
  /// The sources to include; empty for all.
  private let sources: [PathGlob]
  /// The files and folders to exclude.
  private let exclude: [PathGlob]
  private let excludeMarkdownFiles: [NameGlob]
  private let excludeSnippetFiles: [NameGlob]
  /// The paths of the files and folders that git ignores: their documents are those of others.
  let ignored: Set<String>

  init(_ settings: DocsSettings, ignored: Set<String> = []) throws(Finding) {
    func globs(_ patterns: [String]) throws(Finding) -> [PathGlob] {
      var globs: [PathGlob] = []
      for pattern in patterns {
        do {
          globs.append(try PathGlob(pattern))
        } catch {
          throw Finding(
            .usage, file: settings.configurationFile ?? "command line", message: error.message)
        }
      }
      return globs
    }
    self.settings = settings
    self.ignored = ignored
    let roots = try globs(settings.roots.map { $0 + "/**" })
    documents = settings.documents.isEmpty ? roots : try globs(settings.documents)
    sources = settings.sources.isEmpty ? roots : try globs(settings.sources)
    exclude = try globs(settings.exclude)
    excludeMarkdownFiles = settings.excludeMarkdownFiles.map { NameGlob($0) }
    excludeSnippetFiles = settings.excludeSnippetFiles.map { NameGlob($0) }
  }

  /// Returns the possible uses of the files in a folder, or nil if the folder is excluded.
  ///
  /// - Parameters:
  ///   - name: The folder's name.
  ///   - path: Its path relative to the root, without a leading slash.
  ///   - outer: The possible uses of the files in the enclosing folder.
  func uses(ofFolder name: String, path: String, in outer: FileUses) -> FileUses? {
    if name.utf8.first == UInt8(ascii: ".") {
      let isRead = path == ".github" && compatibility == .litmus
      return isRead ? outer.intersection([.markdown, .document, .include]) : nil
    }
    let isOfOtherTool =
      compatibility == .litmus
      ? Self.litmusFolders.contains(name) : Self.mdsnippetsFolders.contains(name.lowercased())
    let rooted = "/" + path
    if isOfOtherTool || exclude.contains(where: { $0.matches(path, isFolder: true) })
      || settings.excludeDirectories.contains(where: rooted.hasText)
    {
      return nil
    }
    var uses = outer
    if ignored.contains(path) { uses.subtract([.markdown, .document]) }
    if settings.excludeMarkdownDirectories.contains(where: rooted.hasText) {
      uses.subtract([.markdown, .document, .include])
    }
    if settings.excludeSnippetDirectories.contains(where: rooted.hasText) {
      uses.subtract([.scanned, .wholeFile])
    }
    return uses.isEmpty ? nil : uses
  }

  /// Returns the uses of a file, or nil if it is excluded.
  ///
  /// - Parameter folder: The possible uses of the files in its folder.
  func uses(ofFile name: String, path: String, in folder: FileUses) -> FileUses? {
    if exclude.contains(where: { $0.matches(path) }) { return nil }
    if compatibility == .mdsnippets, FileKind.lowercasedExtension(of: name) == nil { return nil }
    let uses =
      FileKind.isMarkdown(name, compatibility)
      ? markdownUses(of: name, path: path) : sourceUses(of: name, path: path)
    return uses.intersection(folder)
  }

  private func markdownUses(of name: String, path: String) -> FileUses {
    if compatibility == .mdsnippets, name.lowercased() == "claude.md" { return [] }
    if FileKind.includeName(of: name) != nil { return [.markdown, .include] }
    if ignored.contains(path) { return [] }
    if excludeMarkdownFiles.contains(where: { $0.matches(name) }) { return .markdown }
    if settings.format.convention == .sourceTransform, !FileKind.isTransformSource(name) {
      return .markdown
    }
    let isWanted = documents.isEmpty || documents.contains { $0.matchesTree(of: path) }
    return isWanted ? [.markdown, .document] : .markdown
  }

  private func sourceUses(of name: String, path: String) -> FileUses {
    let ending = FileKind.lowercasedExtension(of: name)
    if let ending, FileKind.binaryExtensions.contains(ending) { return [] }
    let isWanted = sources.isEmpty || sources.contains { $0.matchesTree(of: path) }
    if !isWanted || excludeSnippetFiles.contains(where: { $0.matches(name) }) { return [] }
    let isScanned = ending.map { !FileKind.unscannedExtensions.contains($0) } ?? true
    return isScanned ? [.scanned, .wholeFile] : .wholeFile
  }

  static let litmusFolders: Set<String> = ["node_modules", "DerivedData"]
  private static let mdsnippetsFolders: Set<String> = [
    "packages", "node_modules", "dist", "bin", "obj",
  ]
}

/// Classifies files by their names.
enum FileKind {
  /// Returns whether a name or path is that of a Markdown file; MarkdownSnippets does not know `.markdown`.
  static func isMarkdown(_ name: String, _ compatibility: Compatibility = .litmus) -> Bool {
    guard let ending = lowercasedExtension(of: name) else { return false }
    return ending == "md" || ending == "mdx" || ending == "markdown" && compatibility == .litmus
  }

  /// Returns the name of an include file without `.include.md`; nil for any other file.
  static func includeName(of name: String) -> String? {
    let ending = ".include.md"
    guard name.utf8.count > ending.utf8.count, name.lowercased().hasSuffix(ending) else {
      return nil
    }
    return String(name.dropLast(ending.count))
  }

  /// Returns whether the file is a source from which a document is generated.
  static func isTransformSource(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    return lowercased.hasSuffix(".source.md") || lowercased.hasSuffix(".source.mdx")
  }

  /// Returns the extension in lowercase; nil if there is no dot other than a leading one.
  static func lowercasedExtension(of name: String) -> String? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return nil
    }
    let ending = name[name.index(after: dot)...]
    return ending.isEmpty ? nil : ending.lowercased()
  }

  /// Files that may be shown whole, but are not searched for markers.
  static let unscannedExtensions: Set<String> = ["json", "csv", "sln", "geojson", "dotsettings"]

  /// Files that are never text.
  static let binaryExtensions: Set<String> = Set(
    [
      "3dm 3ds 3g2 3gp 7z a aac adp ai aif aiff alz ape apk appimage ar arj asf au avi avif bak",
      "baml bh bin bk bmp btif bz2 bzip2 cab caf cgm class cmx cpio cr2 cur dat dcm deb dex djvu",
      "dll dmg dng doc docm docx dot dotm dra ds_store dsk dts dtshd dvb dwg dxf dylib ear ecelp",
      "egg eol eot epub exe f4v fbs fh fla flac flv fpx fst fvt g3 gh gif glb gz gzip h261 h263",
      "h264 heic heif icns ico ief img ipa iso jar jng jpeg jpg jpgv jpm jxl jxr key ktx lha lib",
      "lvp lz lz4 lzh lzma lzo m3u m4a m4v mar mdi mht mid midi mj2 mka mkv mmr mng mobi mov movie",
      "mp3 mp4 mp4a mpeg mpg mpga mxu nef npx nupkg numbers o obj odp ods odt oga ogg ogv otf ott",
      "pages pbm pcx pdb pdf pea pgm pic png pnm pot potm potx ppa ppam ppm pps ppsm ppsx ppt pptm",
      "pptx psd pya pyc pyo pyv qt rar ras raw rgb rip rlc rmf rmvb rpm rtf rz s3m s7z scpt sgi",
      "shar sil sketch slk smv snk snupkg so sqlite stl suo sub swf swiftdoc swiftmodule tar tbz",
      "tbz2 tga tgz thmx tif tiff tlz ttc ttf txz udf uvh uvi uvm uvp uvs uvu viv vob war wasm wav",
      "wax wbmp wdp weba webm webp whl wim wm wma wmv wmx woff woff2 wrm wvx xbm xif xla xlam xls",
      "xlsb xlsm xlsx xlt xltm xltx xm xmind xpi xpm xwd xz z zip zipx zst",
    ].flatMap { $0.split(separator: " ").map(String.init) })
}
