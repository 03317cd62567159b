// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's SwiftUI that Litmus uses: texts, images and how they are drawn.

public import Foundation

#if os(macOS)
public import AppKit
#else
public import UIKit
#endif

// A literal is a key, in which `%` and Markdown mean something; a string is shown as it is.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}

public struct Text: Equatable, Sendable {
  public init(verbatim content: String) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
}

extension Text: View {
  public typealias Body = Never
  public static func + (lhs: Text, rhs: Text) -> Text { fatalError() }
  public func bold() -> Text { self }
  public func font(_ font: Font?) -> Text { self }
}

public struct Image: Equatable, Sendable {
  public init(systemName: String) {}
  public init(_ name: String, bundle: Bundle? = nil) {}
  #if os(macOS)
  public init(nsImage: NSImage) {}
  #else
  public init(uiImage: UIImage) {}
  #endif
  public func resizable() -> Image { self }
}

extension Image: View {
  public typealias Body = Never
}

public struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

public struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    public static let medium = Weight()
    public static let bold = Weight()
  }

  public static let headline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
}

public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle, Hashable {
  public static let red = Color()
  public static let orange = Color()
  public static let green = Color()
  public static let blue = Color()
  public static let primary = Color()
  public static let secondary = Color()
  public static let accentColor = Color()
  public func opacity(_ opacity: Double) -> Color { self }
}

extension Color: View {
  public typealias Body = Never
}

public struct HierarchicalShapeStyle: ShapeStyle {}

public struct TintShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init() }
  public static var secondary: HierarchicalShapeStyle { .init() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { .init() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var green: Color { .green }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { EmptyView() }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { EmptyView() }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { EmptyView() }
  nonisolated public func monospacedDigit() -> some View { EmptyView() }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  nonisolated public func tint(_ tint: Color?) -> some View { EmptyView() }
  nonisolated public func lineLimit(_ number: Int?) -> some View { EmptyView() }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { EmptyView() }
  nonisolated public func scaledToFit() -> some View { EmptyView() }
  #if os(iOS) || os(macOS) || os(visionOS)
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    EmptyView()
  }
  #endif
}

extension Text {
  public enum TruncationMode: Sendable {
    case head, tail, middle
  }
}

#if os(iOS) || os(macOS) || os(visionOS)
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { .init() }
}
#endif
