/// A value with two properties, for a failure with a difference.
struct Point {
  var x: Int
  var y: Int
}
