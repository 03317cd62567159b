// What watchOS does not have.

import SwiftUI

struct Menus: View {
  // refused: cannot find 'Menu' in scope
  var body: some View { Menu("More", systemImage: "ellipsis") { Text("Run") } }
}

struct MenuOfRow: View {
  // refused: value of type 'Text' has no member 'contextMenu'
  var body: some View { Text("Test").contextMenu { Text("Run") } }
}

struct Selecting: View {
  @State private var selection: Int?

  // refused: extra arguments at positions #1, #2 in call
  var body: some View { List(selection: $selection) { Text("Test") } }
}
