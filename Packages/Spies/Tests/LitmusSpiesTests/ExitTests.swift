import Testing

/// Tests that run a process of their own, one after the other: several would take the processors
/// from one another and from all other tests.
@Suite(.serialized) enum ExitTests {}
