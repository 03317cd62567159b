internal import LitmusDocsFormat
import Foundation
import LitmusToolSupport

/// Corrects links in documents.
struct LinkFixes {
  let root: String

  /// Replaces the targets of links that have a correction, and returns their findings.
  func apply(_ findings: [Finding]) throws(SystemError) -> [Finding] {
    var fixed: [Finding] = []
    let byFile = Dictionary(grouping: findings.filter { $0.correction != nil }, by: \.file)
    for (file, findings) in byFile.sorted(by: { $0.key < $1.key }) {
      var bytes = try FileContent.bytes(of: "\(root)/\(file)")
      // From the end, so that the lines before keep their offsets.
      for finding in findings.sorted(by: { ($0.line ?? 0) > ($1.line ?? 0) }) {
        guard let correction = finding.correction, let line = finding.line else { continue }
        let lines = TextLines(bytes)
        guard lines.ranges.indices.contains(line - 1),
          let range = bytes[lines.ranges[line - 1]].firstRange(of: Array(correction.old.utf8))
        else { continue }
        bytes.replaceSubrange(range, with: Array(correction.new.utf8))
        fixed.append(finding)
      }
      let data = Data(bytes)
      guard (try? data.write(to: URL(filePath: "\(root)/\(file)"), options: .atomic)) != nil else {
        throw .noPermission
      }
    }
    return Finding.inOrder(fixed)
  }
}
