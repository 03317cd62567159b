final class Cart {
  let items: [String] = []
}
