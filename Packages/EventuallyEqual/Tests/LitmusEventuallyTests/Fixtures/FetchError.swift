/// An error that fetching a value may throw.
enum FetchError: Error {
  case offline
  case busy
}
