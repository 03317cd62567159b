import ArgumentParser

/// Settings that commands have together, as a section of their help.
protocol SettingGroup {
  static var settings: [Setting] { get }
}

/// The options of a group on a command line.
struct SettingArguments<Group: SettingGroup>: ParsableArguments, CustomReflectable {
  /// The options that were given.
  private(set) var given: [GivenOption] = []

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SettingKey.self)
    given = try Group.settings.compactMap { setting in
      try setting.change(container).map { GivenOption(name: setting.option, change: $0) }
    }
  }

  /// The declarations, which the parser finds as it finds the properties of other types.
  var customMirror: Mirror {
    Mirror(
      self,
      children: Group.settings.compactMap { setting in
        setting.declaration.map { (setting.key, $0()) }
      })
  }
}

/// An option that was given.
struct GivenOption: Sendable {
  /// The name with its dashes.
  let name: String
  fileprivate let change: Setting.Change

  /// Sets the value; an error names the option.
  func apply(to run: inout DocsRun) throws(Finding) {
    do {
      try change(&run)
    } catch {
      throw Finding(.usage, file: name, message: error.message)
    }
  }
}

/// The key of a setting, by which the parser finds its value.
struct SettingKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
