/// Adds a setting to the app's targets in a `Package.swift`, or removes it.
///
/// Everything else in the text stays as it is, to the byte.
package struct ManifestPatcher: Sendable {
  /// What a manifest becomes.
  package struct Result: Hashable, Sendable {
    package var bytes: [UInt8]
    package var targets: [Target]
    /// Whether anything has changed.
    package var isChanged: Bool { targets.contains(where: \.isChanged) }
  }

  /// A target that was chosen.
  package struct Target: Hashable, Sendable {
    package var name: String
    /// Where it begins, from 1.
    package var line: Int
    package var column: Int
    package var isChanged: Bool
  }

  private let define: DebugDefine
  private let targetNames: [String]
  private let removes: Bool

  /// - Parameters:
  ///   - targetNames: The targets; if there are none, those that the app is made of.
  ///   - removes: Whether the setting is taken away.
  package init(define: DebugDefine, targetNames: [String] = [], removes: Bool = false) {
    self.define = define
    var known: Set<String> = []
    self.targetNames = targetNames.filter { known.insert($0).inserted }
    self.removes = removes
  }

  /// The text with the setting, or without it.
  ///
  /// - Throws: A refusal where the text is not understood.
  package func patch(_ bytes: [UInt8]) throws(Refusal) -> Result {
    let first = try step(bytes)
    var result = first
    while result.isChanged {
      // Once more, to see that it is a manifest in which nothing is left to do.
      guard let next = try? step(result.bytes), removes || !next.isChanged else {
        throw Refusal(
          line: first.targets[0].line, column: first.targets[0].column,
          message: "the file would not be right with the change: edit the setting by hand")
      }
      // Of a setting that stands there several times, each round removes one.
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
        let (line, column) = manifest.place(of: call)
        targets.append(
          Target(name: target.shownName, line: line, column: column, isChanged: !more.isEmpty))
      }
    }
    return Result(bytes: manifest.mark + manifest.text.applying(edits), targets: targets)
  }
}
