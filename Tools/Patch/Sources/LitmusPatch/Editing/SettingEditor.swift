internal import SwiftSyntax

/// Gives targets the setting, or takes it from them.
struct SettingEditor {
  let define: DebugDefine
  let manifest: Manifest
  /// What a manifest without any lines to go by is indented by.
  private static let usualUnit = Array("    ".utf8)

  /// What has to change so that a target has the setting; nothing if it has it.
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

  /// What has to change so that a target has the setting one time less; nothing if it has it not.
  ///
  /// An array in which nothing else stands, no comment either, goes with its argument.
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

  /// Whether somebody has written a comment into the argument, or behind its element.
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

  /// What the package's arguments are indented by.
  private func unit(of package: PackageCall) -> [UInt8] {
    let first = package.call.arguments.first?.firstToken(viewMode: .sourceAccurate)
    let indentation = first.flatMap { Gap(before: $0).indentation }
    guard let indentation, !indentation.isEmpty else { return Self.usualUnit }
    return Array(manifest.text[indentation])
  }
}
