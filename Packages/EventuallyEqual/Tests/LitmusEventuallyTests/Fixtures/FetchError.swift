/// An error that a closure throws instead of returning a value.
enum FetchError: Error {
  case offline
  case busy
}
