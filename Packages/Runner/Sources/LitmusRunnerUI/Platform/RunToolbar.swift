#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

extension View {
  /// Puts what runs tests above a list.
  ///
  /// - Parameters:
  ///   - primary: The button that matters most.
  ///   - menu: Everything else. watchOS has no menus, but a row: see ``RunMenuRow``.
  func runToolbar<Primary: View, Items: View>(
    @ViewBuilder primary: () -> Primary, @ViewBuilder menu: () -> Items
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .primaryAction, content: primary)
      #if !os(watchOS)
      ToolbarItem {
        Menu("More", systemImage: "ellipsis.circle", content: menu)
      }
      #endif
    }
  }
}

/// On watchOS, a row that leads to what is a menu elsewhere; nothing on other platforms.
struct RunMenuRow<Items: View>: View {
  @ViewBuilder let items: () -> Items

  var body: some View {
    #if os(watchOS)
    NavigationLink {
      List(content: items)
    } label: {
      Label("More", systemImage: "ellipsis.circle")
    }
    #endif
  }
}
#endif
