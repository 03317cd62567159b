internal import SwiftSyntax

/// Adds the setting to targets, or removes it.
struct SettingEditor {
  let define: DebugDefine
  let manifest: Manifest
  /// The indentation unit of a manifest that has no indented lines to derive it from.
  private static let usualUnit = Array("    ".utf8)

  /// Returns the edits that add the setting to a target; empty if the target has it already.
  func adding(
    to call: FunctionCallExprSyntax, of package: PackageCall
  ) throws(Refusal) -> [TextEdit] {
    switch try SettingsArgument(of: call, in: manifest, for: define) {
    case .array(_, _, let own) where !own.isEmpty:
      return []
    case .array(let array, _, _):
      let list = SeparatedList(array)
      return list.items.isEmpty
        ? list.insertingFirst(define.source, unit: unit(of: package), in: manifest.text)
        : list.inserting(define.source, at: list.items.count, in: manifest.text)
    case .none(let literal):
      return [TextEdit(range: literal.nilKeyword.range, text: Array("[\(define.source)]".utf8))]
    case .absent:
      let index = SettingsArgument.index(in: call)
      guard let list = SeparatedList(call), index > 0 else {
        throw manifest.refusal(at: call, "the target has no name: correct the file first")
      }
      return list.inserting(
        "swiftSettings: [\(define.source)]", at: index, in: manifest.text)
    }
  }

  /// Returns the edits that remove one occurrence of the setting from a target; empty if there is none.
  ///
  /// An array that contains nothing else, not even a comment, is removed with its argument.
  func removing(from call: FunctionCallExprSyntax) throws(Refusal) -> [TextEdit] {
    guard
      case .array(let array, let argument, let own) = try SettingsArgument(
        of: call, in: manifest, for: define),
      let last = own.last
    else { return [] }
    let elements = SeparatedList(array)
    if elements.items.count == 1, let list = SeparatedList(call),
      !hasComments(list.items[argument], around: elements.items[0])
    {
      return list.removing(argument)
    }
    return elements.removing(last)
  }

  /// Returns whether the argument contains a comment outside its element.
  private func hasComments(_ argument: SeparatedList.Item, around element: SeparatedList.Item)
    -> Bool
  {
    var token = argument.first
    while token != argument.last, let next = token.nextToken(viewMode: .sourceAccurate) {
      let start = next.positionAfterSkippingLeadingTrivia.utf8Offset
      let isInside = start > element.start && start < element.end
      if !isInside, Gap(before: next).hasComment { return true }
      token = next
    }
    return false
  }

  /// Returns the indentation of the package's arguments.
  private func unit(of package: PackageCall) -> [UInt8] {
    let first = package.call.arguments.first?.firstToken(viewMode: .sourceAccurate)
    let indentation = first.flatMap { Gap(before: $0).indentation }
    guard let indentation, !indentation.isEmpty else { return Self.usualUnit }
    return Array(manifest.text[indentation])
  }
}

/// The `swiftSettings` argument of a target.
enum SettingsArgument {
  /// The target has no such argument.
  case absent
  /// `swiftSettings: nil`
  case none(NilLiteralExprSyntax)
  /// An array, in the argument at this index; `own` are the indices of the elements that are the setting.
  case array(ArrayExprSyntax, argument: Int, own: [Int])

  /// The arguments that a target may have, in the required order.
  private static let labels = [
    "name", "dependencies", "path", "exclude", "sources", "resources", "publicHeadersPath",
    "packageAccess", "cSettings", "cxxSettings", "swiftSettings", "linkerSettings", "plugins",
  ]

  /// Returns the number of arguments of a target that precede its `swiftSettings`.
  static func index(in call: FunctionCallExprSyntax) -> Int {
    let following = labels.drop { $0 != "swiftSettings" }.dropFirst()
    return call.arguments.prefix { argument in
      !following.contains(argument.label?.text ?? "")
    }.count
  }

  /// Throws a refusal if the value is computed by code, or defines the name in another way.
  init(
    of call: FunctionCallExprSyntax, in manifest: Manifest, for define: DebugDefine
  ) throws(Refusal) {
    let unknown = call.arguments.first { !Self.labels.contains($0.label?.text ?? "") }
    if let unknown {
      throw manifest.refusal(
        at: unknown,
        "'\(unknown.label?.text ?? unknown.expression.shown)' is not a known argument: "
          + "edit the setting by hand")
    }
    guard let index = call.arguments.firstIndex(where: { $0.label?.text == "swiftSettings" }) else {
      self = .absent
      return
    }
    let value = call.arguments[index].expression
    if let literal = value.as(NilLiteralExprSyntax.self) {
      self = .none(literal)
      return
    }
    guard let array = value.as(ArrayExprSyntax.self) else {
      throw manifest.refusal(
        at: value,
        "swiftSettings is '\(value.shown)', but expected an array in its place: "
          + "add '\(define.source)' to it by hand")
    }
    let number = call.arguments.distance(from: call.arguments.startIndex, to: index)
    var own: [Int] = []
    for (number, element) in array.elements.enumerated() {
      if define.isSame(as: element.expression) {
        own.append(number)
      } else {
        try Self.check(element.expression, in: manifest, for: define)
      }
    }
    self = .array(array, argument: number, own: own)
  }

  /// Throws a refusal if an element defines the name in another way, or may do so.
  private static func check(
    _ element: ExprSyntax, in manifest: Manifest, for define: DebugDefine
  ) throws(Refusal) {
    if define.isMentioned(in: element) {
      throw manifest.refusal(
        at: element,
        "'\(element.shown)' defines \(define.name) in another way, "
          + "but expected '\(define.source)': change it by hand")
    }
    let called = element.as(FunctionCallExprSyntax.self)?.calledExpression
    if called?.memberName(of: "SwiftSetting") != nil { return }
    let mentions = manifest.tree.statements.contains { statement in
      !statement.range.contains(element.position) && define.isMentioned(in: statement)
    }
    if mentions {
      throw manifest.refusal(
        at: element,
        "'\(element.shown)' may define \(define.name), which this file has "
          + "elsewhere: edit the setting by hand")
    }
  }
}
