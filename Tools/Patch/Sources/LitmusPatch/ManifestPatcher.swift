/// Adds a setting to the app's targets in a `Package.swift`, or removes it.
///
/// It preserves every other byte of the text.
package struct ManifestPatcher: Sendable {
  /// The patched manifest.
  package struct Result: Hashable, Sendable {
    package var bytes: [UInt8]
    package var targets: [Target]
    /// Whether anything has changed.
    package var isChanged: Bool { targets.contains(where: \.isChanged) }
  }

  /// A target that was selected.
  package struct Target: Hashable, Sendable {
    package var name: String
    /// The line on which it begins, from 1.
    package var line: Int
    package var column: Int
    package var isChanged: Bool
  }

  private let define: DebugDefine
  private let targetNames: [String]
  private let removes: Bool

  /// - Parameters:
  ///   - targetNames: The targets; if empty, those that the app consists of.
  ///   - removes: Whether to remove the setting.
  package init(define: DebugDefine, targetNames: [String] = [], removes: Bool = false) {
    self.define = define
    var known: Set<String> = []
    self.targetNames = targetNames.filter { known.insert($0).inserted }
    self.removes = removes
  }

  /// Returns the text with the setting, or without it.
  ///
  /// - Throws: A refusal if the text is not understood.
  package func patch(_ bytes: [UInt8]) throws(Refusal) -> Result {
    let first = try step(bytes)
    var result = first
    while result.isChanged {
      // A second pass verifies that the result is a valid manifest that needs no further change.
      guard let next = try? step(result.bytes), removes || !next.isChanged else {
        throw Refusal(
          line: first.targets[0].line, column: first.targets[0].column,
          message: "the changed file would not be valid: edit the setting by hand")
      }
      // If a setting occurs several times, each pass removes one of them.
      result = next
    }
    return Result(bytes: result.bytes, targets: first.targets)
  }

  private func step(_ bytes: [UInt8]) throws(Refusal) -> Result {
    let manifest = try Manifest(bytes)
    let elsewhere = SettingsElsewhere(in: manifest)
    let editor = SettingEditor(define: define, manifest: manifest)
    var edits: [TextEdit] = []
    var targets: [Target] = []
    for package in try PackageCall.all(in: manifest) {
      let choice = TargetChoice(manifest: manifest, package: package, elsewhere: elsewhere)
      let chosen = try choice.targets(named: targetNames)
      if let override = elsewhere.overrides.first {
        throw manifest.refusal(
          at: override,
          "code changes the settings of targets here, so that those in 'Package(…)' "
            + "may not be all: edit the setting by hand")
      }
      for target in chosen {
        guard let call = target.call else { continue }
        let more =
          try removes ? editor.removing(from: call) : editor.adding(to: call, of: package)
        edits += more
        let (line, column) = manifest.location(of: call)
        targets.append(
          Target(name: target.shownName, line: line, column: column, isChanged: !more.isEmpty))
      }
    }
    return Result(bytes: manifest.mark + manifest.text.applying(edits), targets: targets)
  }
}
