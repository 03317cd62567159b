#if LITMUS_RUNNER
internal import LitmusRunnerCommandLine
internal import LitmusRunnerCore

/// An object of a package's configuration, whose errors name it and its line.
struct ConfiguredObject {
  /// The keys that lead to it, as in `profiles.ci`; empty for the whole file.
  let path: String
  let position: JSONPosition
  let members: [JSONMember]

  /// Reads an object.
  ///
  /// - Parameters:
  ///   - value: Its value.
  ///   - path: The keys that lead to it.
  ///   - keys: The keys that it may have; `nil` for any.
  /// - Throws: A ``RunError`` if it is not an object, or has another key.
  init(_ value: JSONValue, at path: String, keys: Set<String>?) throws(RunError) {
    guard case .object(let members) = value.content else {
      let name = path.isEmpty ? "the content" : path
      throw RunError("\(name) was \(value), but expected an object", at: value.position)
    }
    self.path = path
    self.members = members
    position = value.position
    guard let keys else { return }
    for member in members where !keys.contains(member.key) {
      throw RunError(
        "there is no key '\(visible(self.path(to: member.key)))'."
          + Self.explanation(of: member.key, among: keys), at: member.position)
    }
  }

  /// Reads the objects of a list.
  ///
  /// - Throws: A ``RunError`` if it is not a list of objects, or one has another key.
  static func list(
    _ value: JSONValue, at path: String, keys: Set<String>
  ) throws(RunError) -> [ConfiguredObject] {
    guard case .list(let list) = value.content else {
      throw RunError("\(path) was \(value), but expected a list", at: value.position)
    }
    return try list.enumerated().map { (index, value) throws(RunError) in
      try ConfiguredObject(value, at: "\(path)[\(index)]", keys: keys)
    }
  }

  /// Returns the keys that lead to a value.
  func path(to key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// Returns whether it has any of some keys.
  func has(_ keys: String...) -> Bool { members.contains { keys.contains($0.key) } }

  /// Returns a value; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - expected: What an error says that it expects.
  ///   - read: Reads the value; returns `nil` if it is wrong.
  /// - Throws: A ``RunError`` if it is wrong.
  func value<Value>(
    _ key: String, _ expected: String, _ read: (JSONValue) -> Value?
  ) throws(RunError) -> Value? {
    guard let member = members.first(where: { $0.key == key }) else { return nil }
    guard let value = read(member.value) else {
      throw RunError(
        "\(path(to: key)) was \(member.value), but expected \(expected)", at: member.value.position)
    }
    return value
  }

  /// Returns a value that must be there.
  ///
  /// - Parameter missing: What an error says that it expects if there is none; as if it is wrong by default.
  /// - Throws: A ``RunError`` if it is wrong, or there is none.
  func needed<Value>(
    _ key: String, _ expected: String, missing: String? = nil, _ read: (JSONValue) -> Value?
  ) throws(RunError) -> Value {
    guard let value = try value(key, expected, read) else {
      throw error("has no '\(key)', but expected \(missing ?? expected)")
    }
    return value
  }

  /// Returns the name.
  func name() throws(RunError) -> String {
    try needed("name", "a text that is not empty", missing: "one", \.text)
  }

  /// Returns one or several names; `nil` if there are none.
  func names(_ key: String) throws(RunError) -> [String]? {
    try value(key, "a text or a list of texts, none of them empty") { value in
      value.texts.flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// Returns an error about the object.
  func error(_ problem: String) -> RunError { RunError("\(path) \(problem)", at: position) }

  /// Checks the value of a key; an error about it names the key and its line.
  func check(_ key: String, _ body: () throws(RunError) -> Void) throws(RunError) {
    do {
      try body()
    } catch {
      let member = members.first { $0.key == key }
      throw RunError("\(path(to: key)): \(error)", at: member?.value.position ?? position)
    }
  }

  /// Returns the end of an error about an unknown key: where its option can be given, or the nearest
  /// key.
  private static func explanation(of key: String, among keys: Set<String>) -> String {
    let name = String(key.drop { $0 == "-" })
    let known = LitmusTestConfiguration.knownOptions
    if keys == Set(known.keys), !keys.contains(name),
      let option = LitmusTestArguments().options.first(where: { $0.key == name })
    {
      return " \(option.name) can be given on the command line only."
    }
    return hint(for: name, among: keys.sorted())
  }

  /// Returns the end of an error that names what an unknown word most likely means; empty if nothing
  /// is similar.
  static func hint(for word: String, among known: [String]) -> String {
    let nearest =
      Spelling(word).nearest(among: known)
      ?? known.first { $0.hasPrefix(word.prefix(4)) && word.count >= 4 }
    return nearest.map { " Did you mean '\(visible($0))'?" } ?? ""
  }
}

extension RunError {
  /// Makes an error about a place in the configuration.
  init(_ message: String, at position: JSONPosition) {
    let end = message.hasSuffix(".") || message.hasSuffix("?") ? "" : "."
    self.init("\(LitmusTestConfiguration.fileName):\(position): \(message)\(end)")
  }
}

extension DeclaredOption {
  /// Its key in the configuration: its name without its dashes.
  var key: String { String(name.drop { $0 == "-" }) }
}
#endif
