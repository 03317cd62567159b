import Foundation
import LitmusToolSupport

/// The files that links may lead to, in the tree and outside of it.
final class LinkedFiles {
  private let tree: FileTree
  private let root: String
  /// The host that shows the documents.
  let host: LinkFormat
  private let files: Set<String>
  private let folders: Set<String>
  private var lineCounts: [String: Int?] = [:]
  private var others: Set<String> = []

  /// - Parameter tree: The files of the walk; others are looked up when a link leads to them.
  init(_ tree: FileTree, host: LinkFormat) {
    self.tree = tree
    self.host = host
    root = tree.root
    files = Set(tree.files.map(\.path))
    var folders: Set<String> = [""]
    for file in tree.files {
      var folder = file.path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if !folders.insert(String(folder)).inserted { break }
      }
    }
    self.folders = folders
  }

  /// The absolute paths of link destinations outside the walk, whether they exist or not.
  var lookedUp: [String] { others.map { "\(root)/\($0)" } }

  /// The files of the tree, ordered.
  private(set) lazy var paths = files.sorted()

  /// The links of the tutorials in catalogs.
  var tutorials: [DocumentLinks] {
    paths.filter { $0.hasSuffix(".tutorial") }.compactMap(links)
  }

  /// The number of folders of git's repository around the root.
  private(set) lazy var depth =
    pathUpward(from: root).firstIndex { FileStamp(path: $0 + "/.git") != nil } ?? 0

  /// The names in the symbol graphs if they are those of all catalogs and newer than the sources, or else the names
  /// in the sources and in the symbol graphs among them.
  var symbols: SymbolNames {
    let sources = tree.files.filter { $0.path.hasSuffix(".swift") || $0.path.hasSuffix(".h") }
    let graphs = symbolGraphs
    others.formUnion(graphs.map(\.path))
    let newest = sources.map(\.stamp.modified).max() ?? 0
    if !graphs.isEmpty, graphs.allSatisfy({ $0.stamp.modified >= newest }),
      let names = SymbolNames(graphs: graphs.compactMap { bytes(of: $0.path).map { Data($0) } }),
      catalogs.allSatisfy({ names.contains([$0]) })
    {
      return names
    }
    var names = SymbolNames(sources: sources.compactMap { bytes(of: $0.path) })
    names.add(
      graphs: graphs.filter { files.contains($0.path) }
        .compactMap { bytes(of: $0.path).map { Data($0) } })
    // A module that no package declares has the name of its folder.
    for path in files where DocumentPlace.isInCatalog(path) {
      names.add(path.split(separator: "/").map { String($0.prefix { $0 != "." }) })
    }
    return names
  }

  /// The names of the catalogs, which are those of their modules.
  private var catalogs: Set<String> {
    Set(
      files.compactMap { path in
        path.split(separator: "/").first { $0.hasSuffix(".docc") }.map { String($0.dropLast(5)) }
      })
  }

  /// The symbol graphs in catalogs, and those that SwiftPM and the plug-in of DocC write.
  private var symbolGraphs: [(path: String, stamp: FileStamp)] {
    let ending = ".symbols.json"
    var paths = files.filter { $0.hasSuffix(ending) && DocumentPlace.isInCatalog($0) }
    let builds = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/.build")) ?? []
    for folder in builds.flatMap({ [".build/\($0)/symbolgraph", ".build/\($0)/extracted-symbols"] })
    {
      let found = FileManager.default.enumerator(atPath: "\(root)/\(folder)")
      for case let name as String in found ?? .init() where name.hasSuffix(ending) {
        paths.insert("\(folder)/\(name)")
      }
    }
    return paths.sorted().compactMap { path in
      FileStamp(path: "\(root)/\(path)").map { (path, $0) }
    }
  }

  /// Returns the kind of item at a path, which is "" for the root; nil if there is none.
  func kind(of path: String) -> LinkedFileKind? {
    if files.contains(path) { return .file }
    if folders.contains(path) { return .folder }
    others.insert(path)
    guard let stamp = FileStamp(path: "\(root)/\(path)") else { return nil }
    return stamp.isFolder ? .folder : .file
  }

  /// Returns the cached line count, because many links may lead into one file.
  func lineCount(of path: String) -> Int? {
    if let known = lineCounts[path] { return known }
    let count = bytes(of: path).map { TextLines($0).count }
    lineCounts[path] = .some(count)
    return count
  }

  /// Reads the links of a document; nil if it cannot be read.
  func links(of path: String) -> DocumentLinks? {
    bytes(of: path).map { DocumentLinks(path: path, bytes: $0) }
  }

  private func bytes(of path: String) -> [UInt8]? {
    try? FileContent.bytes(of: "\(root)/\(path)")
  }
}
