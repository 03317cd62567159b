#if LITMUS_RUNNER
internal import LitmusRunnerReports
internal import Foundation

/// A check whether a test has closed descriptors that it does not own.
package struct DescriptorCheck: Sendable {
  private struct Watched: Sendable {
    var name: String
    var descriptor: CInt
    var isSeveral: Bool
    var identity: FileIdentity
  }

  private let watched: [Watched]

  /// Records what some descriptors refer to.
  ///
  /// - Parameters:
  ///   - descriptors: The descriptors, and their names in failures; closed ones are left out.
  ///   - own: One of the runner's own descriptors, which represents all of them.
  package init(_ descriptors: [(name: String, descriptor: CInt)], own: CInt? = nil) {
    func watch(_ name: String, _ descriptor: CInt, isSeveral: Bool) -> Watched? {
      FileIdentity(descriptor: descriptor).map {
        Watched(name: name, descriptor: descriptor, isSeveral: isSeveral, identity: $0)
      }
    }
    watched =
      descriptors.compactMap { watch($0.name, $0.descriptor, isSeveral: false) }
      + [own.flatMap { watch("descriptors of the runner", $0, isSeveral: true) }].compactMap(\.self)
  }

  /// Whether all are still open: a quick check, which does not notice that one is another file.
  package var isOpen: Bool {
    var descriptors = watched.map { pollfd(fd: $0.descriptor, events: 0, revents: 0) }
    let count = poll(&descriptors, nfds_t(descriptors.count), 0)
    return count <= 0 || descriptors.allSatisfy { $0.revents & Int16(POLLNVAL) == 0 }
  }

  /// Returns the failure of the test that has just ended, if it closed or replaced a descriptor.
  package func problem() -> String? {
    let changed = watched.filter { FileIdentity(descriptor: $0.descriptor) != $0.identity }
    guard !changed.isEmpty else { return nil }
    let isClosed = changed.allSatisfy { FileIdentity(descriptor: $0.descriptor) == nil }
    let names = changed.map(\.name)
    let list =
      names.count < 3
      ? names.joined(separator: " and ")
      : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    let them = names.count == 1 && !changed[0].isSeveral ? "it" : "them"
    return "The test \(isClosed ? "closed" : "replaced") \(list), "
      + "but expected \(them) to stay open"
  }
}
#endif
