#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

/// On watchOS, a row that opens what is a menu on other platforms, where it is empty.
struct RunMenuRow<Items: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let items: () -> Items

  init(_ title: LocalizedStringKey, @ViewBuilder items: @escaping () -> Items) {
    self.title = title
    self.items = items
  }

  var body: some View {
    #if os(watchOS)
    NavigationLink {
      List(content: items)
    } label: {
      Label(title, systemImage: "ellipsis.circle")
    }
    #endif
  }
}

extension View {
  /// Adds swipe actions and a context menu to a row, if the platform supports them.
  ///
  /// - Parameters:
  ///   - swipe: The swipe actions; tvOS has none.
  ///   - menu: The items of the context menu; watchOS has none.
  func rowActions<Swipe: View, Items: View>(
    @ViewBuilder swipe: () -> Swipe, @ViewBuilder menu: () -> Items
  ) -> some View {
    #if os(watchOS)
    swipeActions(content: swipe)
    #elseif os(tvOS)
    contextMenu(menuItems: menu)
    #else
    swipeActions(content: swipe).contextMenu(menuItems: menu)
    #endif
  }
}

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
