#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerReports

/// An archive in a file, which other programs decompress and unpack.
struct ArchiveReader {
  private typealias Member = ArchiveManifest.Member

  private let path: String
  private let format: ArchiveFormat

  /// Opens an archive.
  ///
  /// - Throws: A ``RunError`` if there is no such file, or a program that is needed is not installed.
  init(_ path: String) throws(RunError) {
    self.path = path
    var status = stat()
    guard stat(path, &status) == 0, access(path, R_OK) == 0 else {
      throw RunError(
        "--from-archive '\(visible(path))' could not be read: \(SystemError(code: errno)).")
    }
    guard let format = ArchiveFormat(path: path), status.st_mode & S_IFMT == S_IFREG else {
      throw RunError("'\(visible(path))' is no archive of litmus-test.")
    }
    self.format = format
    try format.checkPrograms("read '\(visible(path))'")
  }

  /// Reads the first file of the archive.
  ///
  /// - Throws: A ``RunError`` if there is none, or if its tests cannot run here.
  func manifest() throws(RunError) -> ArchiveManifest {
    let result = try ShellScript.run(
      #"\#(format.commands.decompression) -- "$1" | tar -xOf - --occurrence=1 \#(Member.manifest)"#,
      [RealPath.absolute(path)])
    return try ArchiveManifest(Data(result.output.utf8), of: path)
  }

  /// Unpacks the archive into an empty folder, and checks each file.
  ///
  /// - Throws: A ``RunError`` if it is damaged, or there is no room.
  func unpack(into folder: String) throws(RunError) {
    let decompression = ShellScript.part(#"\#(format.commands.decompression) -- "$1""#)
    let result = try ShellScript.run(
      #"cd -- "$2" && \#(decompression) | tar -xf - --no-same-owner"#,
      [RealPath.absolute(path), folder])
    guard result.isSuccess else {
      if result.errors.contains(String(cString: strerror(ENOSPC))) {
        throw RunError(
          "'\(visible(path))' could not be unpacked: \(result.problem).", code: .failed)
      }
      throw damaged(result.problem)
    }
    let expected = ArchiveChecksums(in: folder)
    guard !expected.isEmpty, try ArchiveChecksums(of: Member.checked, in: folder) == expected else {
      throw damaged("its files are not those that it was made from")
    }
  }

  private func damaged(_ problem: String) -> RunError {
    RunError("'\(visible(path))' is cut short or damaged: \(problem). Copy it again.")
  }

  /// Returns whether a folder still has each file of an archive, in its length.
  func isComplete(_ folder: String) -> Bool {
    let expected = ArchiveChecksums(in: folder)
    return !expected.isEmpty
      && expected.sizes.allSatisfy { name, size in
        var status = stat()
        return stat("\(folder)/\(name)", &status) == 0 && Int(status.st_size) == size
      }
  }
}

/// The checksums of an archive's files, as the program `cksum` prints them.
struct ArchiveChecksums: Equatable {
  /// The line of each file, by its name.
  private var lines: [String: Substring] = [:]

  var isEmpty: Bool { lines.isEmpty }
  /// One line for each file.
  var text: String { lines.sorted { $0.key < $1.key }.map { "\($0.value)\n" }.joined() }

  /// The length of each file.
  var sizes: [String: Int] {
    lines.compactMapValues { line in
      line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
  }

  /// Reads the checksums in an archive; empty if there are none.
  init(in folder: String) {
    let path = "\(folder)/\(ArchiveManifest.Member.checksums)"
    read((try? readFile(path)).map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  /// Computes the checksums of files, and of all files in folders.
  ///
  /// - Parameters:
  ///   - names: The paths of the files and folders; those that do not exist are left out.
  ///   - folder: What they start from.
  /// - Throws: A ``RunError`` if one cannot be read.
  init(of names: [String], in folder: String) throws(RunError) {
    let names = names.filter { access("\(folder)/\($0)", F_OK) == 0 }
    let result = try ShellScript.run(
      #"cd -- "$1" && shift && exec find "$@" -type f -exec cksum {} +"#, [folder] + names)
    guard result.isSuccess else {
      throw RunError("A file could not be read: \(result.problem).", code: .failed)
    }
    read(result.output)
  }

  private mutating func read(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2)
      if parts.count == 3 { lines[String(parts[2])] = line }
    }
  }

  /// Adds others.
  mutating func add(_ other: ArchiveChecksums) {
    lines.merge(other.lines) { _, new in new }
  }
}

extension ArchiveFormat {
  /// Checks that the programs for archives of this format are installed.
  ///
  /// - Parameter purpose: What they are needed for, as in `make 'tests.tar.zst'`.
  /// - Throws: A ``RunError`` if one is not.
  func checkPrograms(_ purpose: String) throws(RunError) {
    let program = commands.program
    for name in ["tar", program, "cksum"] {
      guard try ShellScript.run(#"command -v "$1""#, [name]).code != 0 else { continue }
      let other = name == program ? " or use an archive that ends with .tar," : ""
      throw RunError(
        "\(name) is needed to \(purpose), but it is not installed: install it,\(other) and try "
          + "again.", code: .failed)
    }
  }
}
#endif
