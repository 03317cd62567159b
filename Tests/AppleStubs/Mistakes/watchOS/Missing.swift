// What watchOS does not have.

import SwiftUI

struct Menus: View {
  var body: some View { Menu("More", systemImage: "ellipsis") { Text("Run") } }  // refused: cannot find 'Menu' in scope
}

struct MenuOfRow: View {
  var body: some View { Text("Test").contextMenu { Text("Run") } }  // refused: value of type 'Text' has no member 'contextMenu'
}

struct Selecting: View {
  @State private var selection: Int?

  var body: some View { List(selection: $selection) { Text("Test") } }  // refused: extra arguments at positions #1, #2 in call
}
