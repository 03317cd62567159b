#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

extension View {
  /// Offers actions by swiping a row and in its context menu, as far as the platform has them.
  ///
  /// - Parameters:
  ///   - swipe: What swiping offers; tvOS has no swiping.
  ///   - menu: What the menu offers; watchOS has no such menu.
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
#endif
