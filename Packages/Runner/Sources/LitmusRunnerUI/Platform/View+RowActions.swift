#if LITMUS_RUNNER && canImport(SwiftUI)
internal import SwiftUI

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
#endif
