#if os(Linux)
import Testing

@Suite struct `A run of litmus-test` {
  @Test func `keeps the results of the tests that options leave out`() throws {
    let package = try TestedPackage()
    let results = ".litmus/litmus-test/results.json"
    let record = #"{"date":1,"name":"testAdds","outcome":"failed","seconds":1,"since":1}"#
    try package.write(
      #"{"version":1,"all":true,"suites":[{"module":"M","name":"Cases","tests":[\#(record)]}]}"#,
      to: results)
    let run = try package.run("--json", "run.json")
    #expect(run.code == 0, "\(run.output)")
    #expect(try package.text(of: results).contains("testAdds"))
    #expect(try package.text(of: "run.json").contains(#""whole":false"#))
  }

  @Test(arguments: [("0", "1", true), ("1", "0", false)])
  func `tries a test again that has ended its process as often as its own setting says`(
    retries: String, own: String, isTriedAgain: Bool
  ) throws {
    let package = try TestedPackage(
      arguments: ["crashes"],
      configuration: #"{ "overrides": [{ "tests": "doubles", "retries": \#(own) }] }"#)
    let run = try package.run("--retries", retries, "--json", "run.json")
    #expect(run.code == 1, "\(run.output)")
    #expect(try package.text(of: "run.json").contains(#""event":"testRetried""#) == isTriedAgain)
  }

  @Test func `writes its reports if no change affects a test`() throws {
    let package = try TestedPackage()
    for words in [
      ["init", "-q"], ["add", "-A"],
      ["-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "a"],
    ] {
      #expect(try package.execute(["git"] + words).code == 0)
    }
    try package.write("of an earlier run", to: "junit.xml")
    for shard in 1...2 {
      // As in a hook of another repository.
      let run = try package.execute([
        "env", "GIT_DIR=/other/.git", "GIT_INDEX_FILE=/other/.git/index", package.tool,
        "--skip-build", "--changed", "--shard", "\(shard)/2", "--json", "\(shard).json",
        "--junit", "junit.xml",
      ])
      #expect(run.code == 0, "\(run.output)")
      #expect(run.output.contains("No test is affected by what has changed since HEAD."))
    }
    #expect(try package.text(of: "junit.xml").contains(#"tests="0""#))
    let merge = try package.execute(
      [package.tool, "--merge", "1.json", "2.json", "--coverage-lcov", "all.lcov"])
    #expect(merge.code == 0, "\(merge.output)")
  }

  @Test func `lets SwiftPM describe the package while another SwiftPM has locked the build folder`()
    throws
  {
    let package = try TestedPackage()
    // As in the plug-in, which SwiftPM runs with that lock.
    try package.write(
      """
      #!/bin/sh
      case "$*" in *" --scratch-path \(package.folder)/.build/"*) ;; *) exit 1 ;; esac
      echo '{"name":"Tests","targets":[],"products":[],"dependencies":[]}'

      """, to: "bin/swift")
    let run = try package.run("--enable-code-coverage", "--filter", "nothing")
    #expect(run.output.hasPrefix("error: None of 2 tests matches --filter 'nothing'."), "\(run)")
  }

  @Test func `needs no code coverage of a shard without tests`() throws {
    let package = try TestedPackage()
    let runs = try (1...2).map { shard in
      try package.run("--shard", "\(shard)/2", "--enable-code-coverage", "--json", "\(shard).json")
    }
    // The process of the tests in the other shard measures nothing.
    #expect(runs.map(\.code).sorted() == [0, 1], "\(runs.map(\.output))")
  }

  @Test func `keeps what it has written to a file when it exports code coverage`() throws {
    let package = try TestedPackage(arguments: ["measures"])
    for program in ["llvm-profdata", "llvm-cov"] {
      try package.write("#!/bin/sh\necho $0\n", to: "bin/\(program)")
      _ = try package.execute(["chmod", "+x", "bin/\(program)"])
    }
    let run = try package.run("--enable-code-coverage")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("Running 1 test in 1 suite\n"))
    #expect(try package.text(of: ".build/debug/codecov/Tests.json").hasSuffix("/bin/llvm-cov\n"))
  }

  @Test func `counts what it had done before it was stopped once, and not as earlier results`()
    throws
  {
    let package = try TestedPackage(arguments: ["1", "stops"])
    let results = ".litmus/litmus-test/results.json"
    let record =
      #"{"date":1,"history":"f","name":"doubles(_:)(1)","outcome":"failed","seconds":1,"since":1}"#
    try package.write(
      #"{"version":1,"suites":[{"module":"M","name":"Suite","tests":[\#(record)]}]}"#, to: results)
    let runs = try package.execute([
      "sh", "-c",
      #"""
      "$0" --skip-build --disable-xctest --json run.json & run=$!
      while kill -0 $run && ! grep -q '"testStarted".*(stops)' run.json; do sleep 0.01; done
      kill $run; wait $run; touch ../gate
      "$0" --resume --html run.html
      """#, package.tool,
    ])
    #expect(runs.code == 0, "\(runs.output)")
    #expect(try package.text(of: results).contains(#""history":"fp","name":"doubles(_:)(1)""#))
    #expect(try package.text(of: "run.html").contains(#"data-changed="fixed""#))
  }

  @Test func `ends the build if it is ended meanwhile`() throws {
    let package = try TestedPackage()
    try package.write("#!/bin/sh\necho $$ > pid\nexec sleep 60\n", to: "bin/swift")
    let run = try package.execute([
      "sh", "-c",
      #"""
      "$0" & run=$!
      until [ -s pid ]; do sleep 0.01; done
      kill $run; wait $run; code=$?
      kill $(cat pid) 2> /dev/null || exit $code
      """#, package.tool,
    ])
    #expect(run.code == 143, "\(run.output)")
  }

  @Test(arguments: ["<&-", "2>&-", "<&- 2>&-"])
  func `runs if standard streams are closed`(closed: String) throws {
    let package = try TestedPackage(
      configuration: #"{ "scripts": [{ "name": "waits", "before": "sleep 0.5" }] }"#)
    // So that the tests need not be listed again.
    #expect(try package.run().code == 0)
    let run = try package.execute([
      "sh", "-c", "\"$0\" --skip-build --disable-xctest \(closed)", package.tool,
    ])
    #expect(run.code == 0, "\(run.output)")
  }
}
#endif
