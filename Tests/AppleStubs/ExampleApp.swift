// begin-snippet: apple-app
import LitmusRunnerUI
import SwiftUI

@main struct MyApp: App {
  var body: some Scene {
    WindowGroup {
      TestRunnerWrapperView {
        ContentView()
      }
    }
  }
}
// end-snippet

struct ContentView: View {
  var body: some View { Text("The app's own content") }
}
