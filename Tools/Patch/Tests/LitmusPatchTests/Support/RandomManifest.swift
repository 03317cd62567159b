import LitmusToolTestSupport

/// A manifest that is right, and laid out in any way that Swift accepts.
struct RandomManifest {
  let text: String
  /// Whether there is no empty array, which removing the setting takes away.
  let isReversible: Bool

  init(seed: UInt64) {
    var writer = Writer(random: SplitMix64(seed: seed))
    writer.writePackage()
    text = writer.text
    isReversible = writer.isReversible
  }
}

/// Writes tokens, with white space and comments between them.
private struct Writer {
  var random: SplitMix64
  var text = ""
  var isReversible = true
  private let newline: String
  private let indentation: String
  private let trailsCommas: Bool
  private let breaks: Int
  private let comments: Int

  init(random: SplitMix64) {
    var random = random
    newline = random.pick(["\n", "\n", "\r\n"])
    indentation = random.pick(["  ", "    ", "\t", ""])
    trailsCommas = random.chance(30)
    breaks = random.pick([0, 30, 90])
    comments = random.pick([0, 0, 15])
    self.random = random
  }

  mutating func writePackage() {
    if random.chance(10) { write("\u{FEFF}") }
    write("// swift-tools-version: 6.2\(newline)import PackageDescription\(newline)")
    if random.chance(20) { write("/* Package(targets: [.executableTarget()]) */\(newline)") }
    write("let package = ")
    gap(0)
    write("Package(")
    list(["name: \"A\"", "targets"], depth: 1, trailing: trailsCommas) { writer, item in
      if item == "targets" { writer.writeTargets() } else { writer.write(item) }
    }
    write(")")
    if random.chance(80) { write(newline) }
  }

  private mutating func writeTargets() {
    write("targets:")
    if random.chance(80) { write(" ") }
    write("[")
    var targets = [".executableTarget("]
    if random.chance(40) { targets.append(".testTarget(") }
    if random.chance(40) { targets.insert(".target(", at: 0) }
    list(targets, depth: 2, trailing: trailsCommas || random.chance(20)) { writer, target in
      writer.write(target)
      writer.writeArguments(ofApp: target == ".executableTarget(")
      writer.write(")")
    }
    write("]")
  }

  private mutating func writeArguments(ofApp isApp: Bool) {
    var arguments = [#"name: "\#(isApp ? "App" : "Other")""#]
    let others = [
      "dependencies: []", "path : \".\"", "exclude: [\"a,b\", \"c)\"]", "sources: nil",
      "cSettings: [.define(\"C\")]",
    ]
    arguments += others.filter { _ in random.chance(30) }
    if isApp, random.chance(60) { arguments.append("swiftSettings") }
    if random.chance(30) { arguments.append("linkerSettings: [.linkedLibrary(\"m\")]") }
    if random.chance(20) { arguments.append("plugins: []") }
    list(arguments, depth: 3, trailing: trailsCommas) { writer, argument in
      if argument == "swiftSettings" { writer.writeSettings() } else { writer.write(argument) }
    }
  }

  private mutating func writeSettings() {
    write("swiftSettings: [")
    let settings = [
      ".define(\"B\")", ".define( \"C\" , .when(configuration: .debug))",
      ".unsafeFlags([\"-v\", \"]\"])",
    ]
    let chosen = settings.filter { _ in random.chance(50) }
    if chosen.isEmpty { isReversible = false }
    list(chosen, depth: 4, trailing: random.chance(40)) { $0.write($1) }
    write("]")
  }

  private mutating func list(
    _ items: [String], depth: Int, trailing: Bool, write item: (inout Writer, String) -> Void
  ) {
    for (number, content) in items.enumerated() {
      gap(depth)
      item(&self, content)
      let isLast = number + 1 == items.count
      if isLast, !trailing { break }
      if random.chance(10) { gap(depth) }
      write(",")
    }
    gap(depth - 1)
  }

  /// White space, and sometimes comments.
  private mutating func gap(_ depth: Int) {
    let line = newline + String(repeating: indentation, count: depth)
    if random.chance(comments) {
      write(random.pick([" /* , */ ", "/*)*/", "\t/* a\(newline) b */"]))
    }
    if random.chance(comments) { write(" // ],)\(line)") }
    if random.chance(breaks) {
      write(line)
      if random.chance(comments) { write("// , \(line)") }
      if random.chance(5) { write(line) }
    } else if random.chance(70) {
      write(" ")
    }
    if random.chance(3) { write("  \t") }
  }

  private mutating func write(_ text: String) {
    self.text += text
  }
}
