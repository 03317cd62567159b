#if LITMUS_RUNNER
internal import Foundation

extension RunFolder {
  /// Returns the process identifier of the newest run in progress; `nil` if there is none.
  ///
  /// - Parameter folder: The folder with the program's runs.
  package static func processUnderWay(in folder: LitmusFolder) -> Int? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.runs)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().reversed().lazy.compactMap { name in
      let path = "\(folder.runs)/\(name)"
      // Only the lock proves that the process is not another one with the same identifier.
      guard access("\(path)/lock", F_OK) == 0, let isFree = try? RunLock(folder: path) != nil,
        !isFree
      else { return nil }
      // "<time>-<process>"
      let parts = name.split(separator: "-")
      return parts.count > 1 ? Int(parts[1]) : nil
    }.first
  }
}
#endif
