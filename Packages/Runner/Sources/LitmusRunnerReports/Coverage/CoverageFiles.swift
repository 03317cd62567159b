#if LITMUS_RUNNER
package import Foundation
internal import LitmusRunnerCore

// The formats that other programs read.
extension CoverageReport {
  /// The report in the format of LCOV, which editors and genhtml read.
  package var lcov: String {
    var text = ""
    for file in files {
      text += "SF:\(file.path)\n"
      for (line, count) in file.counts.sorted(by: { $0.key < $1.key }) {
        text += "DA:\(line),\(count)\n"
      }
      text += "LF:\(file.tally.lines)\nLH:\(file.tally.covered)\nend_of_record\n"
    }
    return text
  }

  /// The report in the format of Cobertura, which GitLab, Azure and Jenkins read.
  ///
  /// A folder with sources is a package there, and a file a class.
  ///
  /// - Parameters:
  ///   - folder: The package's folder, which the names of files start from.
  ///   - date: When the run began.
  package func cobertura(in folder: String, at date: Date) -> String {
    let all = tally
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE coverage SYSTEM "http://cobertura.sourceforge.net/xml/coverage-04.dtd">
      <coverage line-rate="\(all.rate)" branch-rate="0" lines-covered="\(all.covered)" \
      lines-valid="\(all.lines)" branches-covered="0" branches-valid="0" complexity="0" version="1" \
      timestamp="\(Int(date.timeIntervalSince1970 * 1000))">
      <sources><source>\(xml(folder))</source></sources>
      <packages>

      """
    let folders = Dictionary(grouping: files) { ($0.name as NSString).deletingLastPathComponent }
    for (name, files) in folders.sorted(by: { $0.key < $1.key }) {
      let tally = files.reduce(into: CoverageTally()) { $0.add($1.tally) }
      text += "<package name=\"\(xml(name))\" line-rate=\"\(tally.rate)\" branch-rate=\"0\""
      text += " complexity=\"0\"><classes>\n"
      for file in files {
        text += "<class name=\"\(xml(file.name.lastPathPart))\" filename=\"\(xml(file.name))\""
        text +=
          " line-rate=\"\(file.tally.rate)\" branch-rate=\"0\" complexity=\"0\"><methods/><lines>\n"
        for (line, count) in file.counts.sorted(by: { $0.key < $1.key }) {
          text += "<line number=\"\(line)\" hits=\"\(count)\"/>\n"
        }
        text += "</lines></class>\n"
      }
      text += "</classes></package>\n"
    }
    return text + "</packages>\n</coverage>\n"
  }
}

extension CoverageTally {
  /// The share of covered lines, as in `0.8125`.
  fileprivate var rate: String {
    fixedPoint(Int64(lines == 0 ? 10_000 : covered * 10_000 / lines), digits: 4)
  }
}

extension CoverageReport {
  /// Reads the lines of files in the format of LCOV, as llvm-cov writes it.
  ///
  /// - Parameters:
  ///   - lcov: The text.
  ///   - name: Returns the name of a file from the package's folder; `nil` to leave the file out.
  package init(lcov: Data, name: (_ path: String) -> String?) {
    var files: [File] = []
    var file: File?
    for line in lcov.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: Self.source) {
        let path = String(decoding: line.dropFirst(Self.source.count), as: UTF8.self)
        file = name(path).map { File(path: path, name: $0, counts: [:]) }
      } else if file != nil, line.starts(with: Self.data) {
        let numbers = line.dropFirst(Self.data.count).split(separator: UInt8(ascii: ","))
        guard numbers.count >= 2, let number = Int(String(decoding: numbers[0], as: UTF8.self)),
          let count = Int(String(decoding: numbers[1], as: UTF8.self))
        else { continue }
        file?.counts[number] = count
      } else if let found = file, line.starts(with: Self.end) {
        files.append(found)
        file = nil
      }
    }
    self.init(files: files)
  }

  private static let source = Data("SF:".utf8)
  private static let data = Data("DA:".utf8)
  private static let end = Data("end_of_record".utf8)
}
#endif
