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
