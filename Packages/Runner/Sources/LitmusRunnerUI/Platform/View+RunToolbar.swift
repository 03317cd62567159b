#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

extension View {
  /// Puts what runs tests above a list.
  ///
  /// - Parameters:
  ///   - menuTitle: What the menu is called, which is read aloud.
  ///   - primary: The button that matters most.
  ///   - menu: Everything else. watchOS has no menus, but a row: see ``RunMenuRow``.
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
