#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

/// The keyboard shortcuts of the test runner UI.
enum Shortcut {
  /// ⌘R
  case runAll
  /// ⌥⌘R
  case runFailed
  /// ⌘.
  case stop
  /// ⌘F
  case search
}

extension View {
  /// Adds a keyboard shortcut to a button, on platforms with keyboards.
  func shortcut(_ shortcut: Shortcut) -> some View {
    #if os(tvOS) || os(watchOS)
    self
    #else
    switch shortcut {
    case .runAll: keyboardShortcut("r")
    case .runFailed: keyboardShortcut("r", modifiers: [.command, .option])
    case .stop: keyboardShortcut(".")
    case .search: keyboardShortcut("f")
    }
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
