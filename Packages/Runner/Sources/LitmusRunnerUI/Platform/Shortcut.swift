#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

extension View {
  /// Adds a keyboard shortcut to a button, on platforms with keyboards: a key with ⌘, or with ⌥⌘.
  func shortcut(_ key: Character, withOption: Bool = false) -> some View {
    #if os(tvOS) || os(watchOS)
    self
    #else
    keyboardShortcut(KeyEquivalent(key), modifiers: withOption ? [.command, .option] : .command)
    #endif
  }

  /// Makes the keyboard shortcuts of buttons always available.
  ///
  /// The shortcuts of buttons in a menu work only while it is open, and a button in a toolbar is
  /// not always there.
  ///
  /// - Parameter buttons: The buttons, which are invisible.
  func keyboardShortcuts<Buttons: View>(
    @ViewBuilder buttons: () -> Buttons
  ) -> some View {
    #if os(tvOS) || os(watchOS)
    self
    #else
    background {
      VStack(content: buttons)
        .opacity(0)
        .accessibilityHidden(true)
    }
    #endif
  }
}
#endif
