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

  /// Searches the list; tvOS would give half of the screen to a keyboard, and has no search.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - isPresented: Whether the field has the keyboard, where a program may say so.
  func testSearch(text: Binding<String>, isPresented: Binding<Bool>) -> some View {
    #if os(tvOS)
    self
    #elseif os(watchOS)
    searchable(text: text, prompt: "Name, Suite, Tag or File")
    #else
    searchable(text: text, isPresented: isPresented, prompt: "Name, Suite, Tag or File")
    #endif
  }
}
#endif
