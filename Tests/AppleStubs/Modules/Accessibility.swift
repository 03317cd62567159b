// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's Accessibility that Litmus uses.

public enum AccessibilityNotification {
  public struct Announcement {
    public init(_ announcement: String) {}
    public func post() {}
  }
}
