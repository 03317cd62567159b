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

  @Test func `fails if it is inverted and one comes`() async {
    let saved = asyncExpectation(forNotification: name, center: center, isInverted: true)
    center.post(name: name, object: nil)
    let failures = await FailureRecorder.record { await waitForExpectations([saved]) }
    #expect(
      failures.map(\.message) == [
        #"Inverted expectation "notification saved" was fulfilled 1 time, but expected 0 times"#
      ])
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

// MARK: - Fixtures

private final class Sender {}
