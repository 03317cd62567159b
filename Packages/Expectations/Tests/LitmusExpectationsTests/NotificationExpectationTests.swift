import Foundation
import LitmusExpectations
import Testing

@Suite struct `An expectation for a notification` {
  private let center = NotificationCenter()
  private let name = Notification.Name("saved")

  @Test func `is fulfilled by one of that name`() async {
    let saved = asyncExpectation(forNotification: name, center: center)
    center.post(name: Notification.Name("loaded"), object: nil)
    #expect(saved.fulfillmentCount == 0)
    #expect(saved.description == "notification saved")
    Task.detached { [center, name] in center.post(name: name, object: nil) }
    await waitForExpectations([saved], timeout: 10)
    center.post(name: name, object: nil)
    #expect(saved.fulfillmentCount == 2)
  }

  @Test func `is fulfilled by that sender only, if there is one`() async {
    let sender = Sender()
    let saved = asyncExpectation(
      forNotification: name, object: sender, center: center, expectedFulfillmentCount: 2)
    center.post(name: name, object: Sender())
    center.post(name: name, object: sender)
    center.post(name: name, object: nil)
    center.post(name: name, object: sender)
    #expect(saved.fulfillmentCount == 2)
    await waitForExpectations([saved], timeout: .zero)
  }

  @Test func `returns the values of those that count`() async {
    let saved = asyncExpectation(
      forNotification: name, center: center, expectedFulfillmentCount: 2
    ) { $0.userInfo?["id"] as? Int }
    for id in [1, nil, 2, 3] {
      center.post(name: name, object: nil, userInfo: id.map { ["id": $0] })
    }
    #expect(await waitForValues(of: saved, timeout: .zero) == [1, 2])
  }

  @Test func `uses the default center`() async {
    let name = Notification.Name(UUID().uuidString)
    let saved = asyncExpectation(forNotification: name)
    let value = asyncExpectation(forNotification: name) { $0.object as? Int }
    NotificationCenter.default.post(name: name, object: 7)
    await waitForExpectations([saved], timeout: .zero)
    #expect(await waitForValue(of: value, timeout: .zero) == 7)
  }

  @Test func `fails at the line of the wait if none comes`() async {
    let saved = asyncExpectation(forNotification: name, center: center)
    let line = #line + 2
    let failures = await FailureRecorder.record {
      await waitForExpectations([saved], timeout: .zero)
    }
    #expect(
      failures.map(\.message) == [
        "Timed out after 0.0 seconds waiting for 1 of 1 expectation: "
          + #""notification saved" was fulfilled 0 times, but expected 1 time"#
      ])
    #expect(failures.map(\.callSite.line) == [line])
  }

  @Test func `fails if it is inverted and one comes`() async {
    let saved = asyncExpectation(forNotification: name, center: center, isInverted: true)
    center.post(name: name, object: nil)
    let failures = await FailureRecorder.record { await waitForExpectations([saved]) }
    #expect(
      failures.map(\.message) == [
        #"Inverted expectation "notification saved" was fulfilled 1 time, but expected 0 times"#
      ])
  }

  @Test func `is reported at its line if it is never awaited or its count is impossible`() {
    let line = #line + 2
    let failures = FailureRecorder.record {
      _ = asyncExpectation(forNotification: name, center: center)
      _ = asyncExpectation(
        forNotification: name, center: center, expectedFulfillmentCount: -1)
    }
    let fix = "was never awaited, but expected to be. To fix this, pass it to waitForExpectations"
    #expect(
      failures.map(\.message) == [
        #"Expectation "notification saved" \#(fix)"#,
        #"Expectation "notification saved" was made with an expectedFulfillmentCount of -1, but "#
          + "expected 0 or more",
        #"Expectation "notification saved" \#(fix)"#,
      ])
    #expect(failures.map(\.callSite.line) == [line, line + 1, line + 1])
  }

  @Test func `no longer observes when it is released`() async {
    let calls = asyncExpectation(
      description: "calls", expectedFulfillmentCount: 1, assertForOverFulfill: false)
    do {
      let saved = asyncExpectation(forNotification: name, center: center) { _ in calls.fulfill() }
      center.post(name: name, object: nil)
      await waitForExpectations([saved], timeout: .zero)
    }
    center.post(name: name, object: nil)
    #expect(calls.fulfillmentCount == 1)
    await waitForExpectations([calls])
  }
}

@Suite struct `Waits in a group of tasks` {
  @Test func `return, each with its own failure`() async {
    let expectations = (0..<6).map { asyncExpectation(description: "\($0)") }
    for expectation in expectations where expectation.description != "3" { expectation.fulfill() }
    let failures = await FailureRecorder.record {
      await withTaskGroup { group in
        for expectation in expectations {
          group.addTask { await waitForExpectations([expectation], timeout: .zero) }
        }
      }
    }
    #expect(
      failures.map(\.message) == [
        "Timed out after 0.0 seconds waiting for 1 of 1 expectation: "
          + #""3" was fulfilled 0 times, but expected 1 time"#
      ])
  }
}

// MARK: - Fixtures

private final class Sender {}
