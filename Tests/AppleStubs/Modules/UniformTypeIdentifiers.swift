// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's UniformTypeIdentifiers that Litmus uses.

public struct UTType: Hashable, Sendable {
  public static var data: UTType { UTType() }
  public static var html: UTType { UTType() }
}
