import Litmus

@Spryable
final class FakeStore {
  @SpryableFunc func save(_ name: String)
}
