#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

extension View {
  /// Adds a toolbar with the run actions to a list.
  ///
  /// - Parameters:
  ///   - menuTitle: The title of the menu, which VoiceOver reads.
  ///   - primary: The most important button.
  ///   - menu: Everything else. watchOS has a row instead of menus: see ``RunMenuRow``.
  func runToolbar<Primary: View, Items: View>(
    menuTitle: LocalizedStringKey, @ViewBuilder primary: () -> Primary,
    @ViewBuilder menu: () -> Items
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .primaryAction, content: primary)
      #if !os(watchOS)
      ToolbarItem {
        Menu(menuTitle, systemImage: "ellipsis.circle", content: menu)
      }
      #endif
    }
  }
}
#endif
