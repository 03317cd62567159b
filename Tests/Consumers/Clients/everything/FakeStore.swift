import Litmus

// Also in release builds.
@Fake(if: nil)
protocol Store {
  func save(_ name: String)
}
