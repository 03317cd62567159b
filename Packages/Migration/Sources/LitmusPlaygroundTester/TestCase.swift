public import LitmusRunnerCore

/// PlaygroundTester's base class of suites, whose tests run on a background thread.
///
/// It hides the runner's own `TestCase`, whose tests run on the main actor.
public typealias TestCase = BackgroundTestCase

/// PlaygroundTester's name for the runner's `TestRunnerConfiguration`.
public typealias PlaygroundTesterConfiguration = TestRunnerConfiguration

/// The name that PlaygroundTester 0.2 uses for the runner's `TestRunnerConfiguration`.
public typealias PlaygroundTesterConfigurator = TestRunnerConfiguration
