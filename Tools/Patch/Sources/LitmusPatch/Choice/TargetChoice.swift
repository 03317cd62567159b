internal import SwiftSyntax

/// Selects the targets of a package that get the setting.
struct TargetChoice {
  let manifest: Manifest
  let package: PackageCall
  /// The changes that code outside of the `Package(…)` call makes.
  let elsewhere: SettingsElsewhere

  /// Returns the targets with some names or, if there are none, those that an app consists of.
  func targets(named names: [String]) throws(Refusal) -> [TargetElement] {
    let all = try package.targets(of: manifest)
    if names.isEmpty { return try appTargets(of: all) }
    var chosen: [TargetElement] = []
    for name in names { chosen.append(try target(named: name, of: all)) }
    return chosen
  }

  private func target(named name: String, of all: [TargetElement]) throws(Refusal) -> TargetElement
  {
    let named = all.filter { $0.name == name }
    if let second = named.dropFirst().first {
      throw manifest.refusal(
        at: second.expression, "a second target '\(name)': correct the file first")
    }
    guard let target = named.first else {
      throw manifest.refusal(
        at: package.call,
        "no target '\(name)' is written in 'targets:', "
          + "but expected one of \(list(all))")
    }
    guard target.kind != .withoutSettings else {
      throw manifest.refusal(
        at: target.expression,
        "the target '\(name)' is of a kind that has no Swift settings: "
          + "name another one")
    }
    return target
  }

  private func appTargets(of all: [TargetElement]) throws(Refusal) -> [TargetElement] {
    let names = package.appTargetNames
    if let unknown = names.first(where: { name in !all.contains { $0.name == name.literalText } }) {
      throw manifest.refusal(
        at: unknown,
        "the app's target \(unknown.shown) is not written in 'targets:' with a name "
          + "of its own: choose targets with '--target'")
    }
    let executables = all.filter { $0.kind == .executable }
    let app = executables.filter { target in names.contains { $0.literalText == target.name } }
    if !app.isEmpty { return app }

    if let computed = all.first(where: { $0.kind == .computed }) {
      throw manifest.refusal(
        at: computed.expression,
        "the target '\(computed.expression.shown)' is made by code, "
          + "so that it may be the app's: choose targets with '--target'")
    }
    if let addition = elsewhere.additions.first {
      throw manifest.refusal(
        at: addition,
        "targets are added here, so that the app's may be one of them: "
          + "choose targets with '--target'")
    }
    guard executables.count < 2 else {
      throw manifest.refusal(
        at: package.call,
        "there are \(executables.count) executable targets, "
          + "\(list(executables)), and no app that names one: choose with '--target'")
    }
    guard !executables.isEmpty else {
      throw manifest.refusal(
        at: package.call,
        "there is no executable target: "
          + "name the package of an app, or choose targets with '--target'")
    }
    return executables
  }

  private func list(_ targets: [TargetElement]) -> String {
    let names = targets.filter { $0.kind != .withoutSettings }.map { "'\($0.shownName)'" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "none" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}
