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
#endif
