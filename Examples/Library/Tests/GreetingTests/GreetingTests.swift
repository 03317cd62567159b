import Greeting
import Testing

// begin-snippet: greeting
@Test func greetsByName() {
  let greeting = Greeting("Welcome")
  #expect(greeting.text(for: "Ann") == "Welcome, Ann!")
}
// end-snippet
