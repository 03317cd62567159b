#if LITMUS_RUNNER
internal import LitmusRunnerCommandLine

/// The options of a search for the tests that disturb another.
struct BisectArguments: OptionList {
  static let title = "Finding tests that disturb others"

  @Setting(
    "Find the smallest set of other tests that makes this test fail, although it passes alone.",
    value: "id", valid: .text("the name of a test"),
    mode: RunMode(.bisect, "which runs parts of the tests many times and writes no report"))
  var bisect: String? = nil

  @Setting(
    "End the search of --bisect after this time; 600 by default.", value: "seconds",
    valid: .seconds, in: .bisect, needs: OptionNeed("--bisect", ", whose search it limits"))
  var bisectLimit: Double? = nil
}
#endif
