#if !Macros
/// Lets the plugin link when the trait `Macros` is off.
@main struct Disabled {
  static func main() {}
}
#endif
