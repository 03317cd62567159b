// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's CoreTransferable that Litmus uses.

public import Foundation
public import UniformTypeIdentifiers

public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

public protocol TransferRepresentation: Sendable {
  associatedtype Item: Transferable
}

@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Item == Content.Item { content }
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Item == Content.Item { content }
}

public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
}

public struct SentTransferredFile: Sendable {
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {}
}

public struct ProxyRepresentation<Item: Transferable>: TransferRepresentation {}

extension String: Transferable {
  public static var transferRepresentation: ProxyRepresentation<String> { ProxyRepresentation() }
}

extension Never: Transferable {
  public static var transferRepresentation: ProxyRepresentation<Never> { ProxyRepresentation() }
}
