import Foundation

/// Ends the process in the way that the environment variable `SHOP_END` says, as in `xctest trap`,
/// or prints very much.
func endIfAsked(_ framework: String) {
  let words = (ProcessInfo.processInfo.environment["SHOP_END"] ?? "").split(separator: " ")
  guard words.count == 2, words[0] == framework else { return }
  print("about to end")
  switch words[1] {
  case "trap":
    let numbers: [Int] = []
    print(numbers[numbers.count + 3])
  case "fatal": fatalError("the cart is on fire")
  case "exit0": exit(0)
  case "exit1": exit(1)
  case "abort": abort()
  case "kill": kill(getpid(), SIGKILL)
  case "segv": UnsafeMutablePointer<Int>(bitPattern: 16)?.pointee = 1
  case "overflow": print(depth(1))
  case "hang": while true { usleep(100_000) }
  case "close": for descriptor in Int32(0)..<64 { close(descriptor) }
  case "noise":
    // A gigabyte.
    let line = String(repeating: "0123456789", count: 10)
    for _ in 0..<10_000_000 { print(line) }
  default: break
  }
}

private func depth(_ number: Int) -> Int {
  withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { $0.count + depth(number + 1) }
}
