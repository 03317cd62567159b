#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

/// What a keyboard runs and stops.
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
  /// Gives a button its key, where there are keyboards.
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

  /// Keeps buttons ready for their keys.
  ///
  /// Those in a menu would have theirs only while it is open, and a button in a bar is not always
  /// there.
  ///
  /// - Parameter buttons: The buttons, which nobody sees.
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
