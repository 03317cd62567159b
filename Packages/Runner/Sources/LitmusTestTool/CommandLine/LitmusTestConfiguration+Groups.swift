#if LITMUS_RUNNER
internal import Foundation
internal import LitmusRunnerCommandLine
internal import LitmusRunnerCore

// MARK: - Groups
extension LitmusTestConfiguration {
  /// Reads the groups.
  ///
  /// - Throws: A ``RunError`` that names the first problem, and where it is.
  mutating func readGroups(_ value: JSONValue) throws(RunError) {
    for (index, value) in try Self.list(value, at: "groups").enumerated() {
      let group = try Self.group(value, at: "groups[\(index)]")
      if groups.contains(where: { $0.name == group.name }) {
        throw Self.error(
          "groups[\(index)].name was '\(visible(group.name))', but expected a name that no other "
            + "group has", at: value.position)
      }
      groups.append(group)
      groupPositions.append(value.position)
    }
  }

  private static func group(_ value: JSONValue, at path: String) throws(RunError) -> TestGroup {
    let selectors = ["tests", "modules", "suites", "tags"]
    let members = try members(
      of: value, at: path, keys: Set(selectors + ["name", "processes"]))
    var group = TestGroup(name: try name(in: members, of: value, at: path), processes: 0)
    for member in members where member.key != "name" {
      let place = "\(path).\(member.key)"
      if member.key == "processes" {
        guard let count = member.value.wholeNumber, (1...256).contains(count) else {
          throw error(
            "\(place) was \(member.value), but expected 1 to 256", at: member.value.position)
        }
        group.processes = count
        continue
      }
      let names = try texts(member.value, at: place)
      switch member.key {
      case "modules": group.modules = names
      case "suites": group.suites = names
      case "tags": group.tags = names.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
      default:
        group.tests = names
        for name in names {
          do {
            _ = try TestOverrides.pattern(name)
          } catch {
            throw Self.error("\(place): \(error)", at: member.value.position)
          }
        }
      }
    }
    guard group.processes > 0 else {
      throw error(
        "\(path) has no 'processes', but expected how many of its tests run at the same time",
        at: value.position)
    }
    guard members.contains(where: { selectors.contains($0.key) }) else {
      throw error(
        "\(path) names no tests, but expected 'tests', 'modules', 'suites' or 'tags'",
        at: value.position)
    }
    return group
  }

  /// Checks that each name in a group is that of a test.
  ///
  /// A group that misses a test by its name would not keep it from running beside others.
  ///
  /// - Parameter tests: All tests of the package.
  /// - Throws: A ``RunError`` that names the first name that matches none.
  func checkGroups(_ tests: [TestDescription]) throws(RunError) {
    for (group, position) in zip(groups, groupPositions) {
      guard let unknown = try group.unknownNames(among: tests).first else { continue }
      let label = unknown.what == "test" ? "test matches" : "\(unknown.what) is called"
      let known: [String] =
        switch unknown.what {
        case "module": tests.map(\.id.module)
        case "suite": tests.map(\.id.suite)
        case "tag": tests.flatMap(\.tags)
        default: tests.map(\.id.description)
        }
      let hint = Self.hint(for: unknown.name, among: Set(known).sorted())
      throw Self.error(
        "in the group '\(visible(group.name))', no \(label) '\(visible(unknown.name))'.\(hint)",
        at: position)
    }
  }
}

// MARK: - Scripts
extension LitmusTestConfiguration {
  /// Reads the scripts, after the groups.
  ///
  /// - Parameter value: The list of scripts.
  /// - Throws: A ``RunError`` that names the first problem, and where it is.
  mutating func readScripts(_ value: JSONValue) throws(RunError) {
    let groups = groups.map(\.name)
    let values = try Self.list(value, at: "scripts")
    for (index, value) in values.enumerated() {
      let script = try Self.script(value, at: "scripts[\(index)]", groups: groups)
      if scripts.contains(where: { $0.name == script.name }) {
        throw Self.error(
          "scripts[\(index)].name was '\(visible(script.name))', but expected a name that no other "
            + "script has", at: value.position)
      }
      scripts.append(script)
    }
    let names = scripts.map(\.name)
    for (index, script) in scripts.enumerated() {
      guard let unknown = script.needs.first(where: { !names.contains($0) }) else { continue }
      throw Self.error(
        "scripts[\(index)].needs: there is no script '\(visible(unknown))'."
          + Self.hint(for: unknown, among: names), at: values[index].position)
    }
    do {
      scripts = try scripts.sorted()
    } catch {
      throw Self.error("\(error)", at: value.position)
    }
  }

  private static func script(
    _ value: JSONValue, at path: String, groups: [String]
  ) throws(RunError) -> TestScript {
    let members = try members(
      of: value, at: path, keys: ["name", "before", "after", "groups", "needs", "time-limit"])
    var script = TestScript(
      name: try name(in: members, of: value, at: path), timeLimit: TestScript.usualTimeLimit)
    for member in members where member.key != "name" {
      let place = "\(path).\(member.key)"
      switch member.key {
      case "before", "after":
        guard let text = member.value.text, !text.isEmpty else {
          throw error(
            "\(place) was \(member.value), but expected a command of the shell",
            at: member.value.position)
        }
        if member.key == "before" { script.before = text } else { script.after = text }
      case "time-limit":
        guard case .number(let text) = member.value.content, let limit = Double(text), limit > 0,
          limit <= 1e9
        else {
          throw error(
            "\(place) was \(member.value), but expected more than 0 seconds and at most 1e9",
            at: member.value.position)
        }
        script.timeLimit = limit
      case "groups":
        script.groups = try texts(member.value, at: place)
        guard let unknown = script.groups.first(where: { !groups.contains($0) }) else { break }
        throw error(
          "\(place): there is no group '\(visible(unknown))'.\(hint(for: unknown, among: groups))",
          at: member.value.position)
      default: script.needs = try texts(member.value, at: place)
      }
    }
    guard script.before != nil || script.after != nil else {
      throw error("\(path) does nothing, but expected 'before' or 'after'", at: value.position)
    }
    return script
  }
}

// MARK: - Values
extension LitmusTestConfiguration {
  private static func name(
    in members: [JSONMember], of value: JSONValue, at path: String
  ) throws(RunError) -> String {
    guard let member = members.first(where: { $0.key == "name" }) else {
      throw error("\(path) has no 'name', but expected one", at: value.position)
    }
    guard let name = member.value.text, !name.isEmpty else {
      throw error(
        "\(path).name was \(member.value), but expected a text that is not empty",
        at: member.value.position)
    }
    return name
  }

  /// Returns the texts of a text or a list of texts.
  private static func texts(_ value: JSONValue, at path: String) throws(RunError) -> [String] {
    guard let texts = value.texts, !texts.isEmpty, !texts.contains("") else {
      throw error(
        "\(path) was \(value), but expected a text or a list of texts, none of them empty",
        at: value.position)
    }
    return texts
  }
}
#endif
