import Litmus

@Fake
protocol Store {
  func save(_ name: String)
}
