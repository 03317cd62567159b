#if LITMUS_REPORTING && !LITMUS_FAKES
/// The served time of one wait: how much of the elapsed time counts against its timeout.
///
/// A wait is *served* while the executors that it depends on run the work that is submitted to them;
/// only that time counts. The wait checks the clock from time to time and sends the executors a probe;
/// the time between two answers is a *stretch*.
///
/// What a wait for an event waits for may need many turns on the executors, one after another, and the answer
/// shows how long a turn takes. So that there is time for 250 turns, a stretch counts as at most 1/250 of the
/// timeout for each turn that it had room for, but as no less than a fortieth of its length. For example, with
/// a timeout of 1 s and turns of 40 ms, a stretch of 0.5 s counts as 0.05 s. Turns take microseconds if nothing
/// else runs, and every stretch then counts in full.
///
/// If the wait woke up too late, or the answer came late, something delayed the wait for an unknown time:
/// such a stretch counts as at most a twentieth of the timeout, so that a wait has at least twenty stretches
/// before it ends. For example, with a timeout of 1 s, a stretch during which the main actor was
/// blocked for 3 s counts as 0.05 s.
///
/// This type only calculates. ``ServedDeadline`` has the clock and probes the executors.
struct ServedTime {
  typealias Instant = ContinuousClock.Instant

  /// The next step for the owner.
  enum Step: Equatable {
    /// Check again after a duration.
    case sleep(Duration)
    /// Check again at the time that is already planned.
    case keepSleeping
    /// Probe the executors, and check again after a duration even if they have not answered.
    case probe(checkAgainAfter: Duration)
    /// The time is over; the shortfall says why, if that took much longer than the timeout.
    case over(ServiceShortfall?)
  }

  /// How late an answer or a check may be before the wait counts as delayed.
  static let patience = Duration.milliseconds(50)
  /// The interval between checks while nothing delays the wait.
  ///
  /// `ServedDeadline` increases it if there are many waits.
  static let minimumCheckInterval = Duration.milliseconds(500)
  /// The interval until the next check after the wait was delayed; it then doubles until nothing delays the
  /// wait.
  static let checkIntervalAfterDelay = Duration.milliseconds(20)
  /// The number of turns on the executors for which a wait for an event has time.
  static let turnCount = 250.0
  /// The part of a stretch that counts at least, however long the turns are.
  static let minimumShare = 0.025
  /// The number of stretches that a wait has at least.
  ///
  /// A stretch in which the wait was delayed counts as at most the timeout divided by this number.
  static let minimumStretchCount = 20

  /// Returns the maximum duration of a wait: five minutes or ten timeouts, whichever is more.
  ///
  /// Time during which the whole process was stopped does not count.
  static func upperBound(for timeout: Duration) -> Duration { max(.seconds(300), timeout * 10) }

  /// The interval between checks while nothing delays the wait.
  var checkInterval: Duration
  private let timeout: Duration
  private let upperBound: Duration
  /// Whether the wait is for an event, and not for the absence of one.
  private let awaitsEvent: Bool
  private let start: Instant
  /// The interval between checks: at most `checkInterval`, and shorter after a delay.
  private var interval: Duration
  private var served = Duration.zero
  /// How long the process itself was running.
  private var running = Duration.zero
  /// When the current stretch began.
  private(set) var stretchStart: Instant
  private var lastCheck: Instant
  private var plannedCheck: Instant
  /// When the executors were probed, until they answer.
  private var probedAt: Instant?
  /// Whether the wait woke up too late in the current stretch.
  private var isLate = false
  /// How long each executor has delayed the wait.
  private var delays: [String: Duration] = [:]

  /// Begins to measure a wait.
  ///
  /// - Parameters:
  ///   - timeout: How much time may count.
  ///   - upperBound: How long the wait may last if it is delayed.
  ///   - checkInterval: The interval between checks while nothing delays the wait.
  ///   - awaitsEvent: Whether the wait is for an event; a wait for the absence of one lasts no longer than
  ///     it must, because turns that take long do not make it fail.
  ///   - now: The current time.
  init(
    timeout: Duration,
    upperBound: Duration,
    checkInterval: Duration = minimumCheckInterval,
    awaitsEvent: Bool = true,
    at now: Instant
  ) {
    self.timeout = timeout
    self.upperBound = upperBound
    self.checkInterval = checkInterval
    self.awaitsEvent = awaitsEvent
    interval = checkInterval
    start = now
    stretchStart = now
    lastCheck = now
    plannedCheck = now
  }

  /// Returns how long to sleep before the first check.
  mutating func firstSleep() -> Duration {
    let sleep = min(checkInterval, timeout)
    plannedCheck = start + sleep
    return sleep
  }

  /// Updates the served time after the owner has woken up, and returns the next step.
  ///
  /// - Parameters:
  ///   - now: The current time.
  ///   - workStart: When the closure that the wait evaluates began, if it is running now. It is running
  ///     on its executor, so its time counts.
  ///   - busy: The executor that has been probed and has not answered.
  mutating func check(at now: Instant, workStart: Instant? = nil, busy: String? = nil) -> Step {
    advance(to: now)
    if let workStart, workStart < now {
      let work = max(workStart, stretchStart)
      if stretchStart < work { count(work - stretchStart, isDelayed: true) }
      count(now - work, isDelayed: isLate)
      stretchStart = now
      isLate = false
    }
    if served >= timeout { return .over(slowness(at: now)) }
    if running >= upperBound { return .over(shortfall(at: now, busy: busy)) }
    let isNew = probedAt == nil
    probedAt = probedAt ?? now
    let sleep = workStart == nil ? checkInterval : min(checkInterval, timeout - served)
    plannedCheck = now + sleep
    return isNew ? .probe(checkAgainAfter: sleep) : .sleep(sleep)
  }

  /// Records that the executors have answered, and returns the next step.
  ///
  /// - Parameters:
  ///   - now: The current time.
  ///   - slowest: The executor that took longest.
  ///   - sent: When the probe was sent: before this wait needed it, if another wait has sent it. What was
  ///     submitted to the executors since then may not have run, although the answer came soon.
  mutating func answer(at now: Instant, slowest: String, sent: Instant) -> Step {
    guard let probedAt else { return .keepSleeping }
    advance(to: now)
    let delay = now - min(probedAt, sent)
    let share = share(forTurnsOf: delay)
    let isDelayed = isLate || delay > Self.patience
    if delay > Self.patience || share < 1 { delays[slowest, default: .zero] += delay }
    count((now - stretchStart) * share, isDelayed: isDelayed)
    stretchStart = now
    self.probedAt = nil
    isLate = false
    if served >= timeout { return .over(slowness(at: now)) }
    interval =
      isDelayed || share < 1 ? Self.checkIntervalAfterDelay : min(interval * 2, checkInterval)
    let sleep = min(interval, timeout - served)
    if plannedCheck <= now + sleep { return .keepSleeping }
    plannedCheck = now + sleep
    return .sleep(sleep)
  }

  private mutating func advance(to now: Instant) {
    let late = now - plannedCheck
    if late > Self.patience {
      isLate = true
      delays["the process", default: .zero] += late
      running += max(plannedCheck - lastCheck, .zero)
    } else {
      running += now - lastCheck
    }
    lastCheck = now
  }

  private mutating func count(_ stretch: Duration, isDelayed: Bool) {
    served += isDelayed ? min(stretch, timeout / Self.minimumStretchCount) : stretch
  }

  /// Returns the part of a stretch that counts, if a turn on the executors took this long.
  private func share(forTurnsOf delay: Duration) -> Double {
    guard awaitsEvent, delay > .zero else { return 1 }
    return min(1, max(Self.minimumShare, timeout / delay / Self.turnCount))
  }

  /// Returns why a wait that has been served took much longer than its timeout; `nil` if it did not.
  ///
  /// Nobody wants to know of less than a few seconds, and the texts of failures would differ in each run.
  private func slowness(at now: Instant) -> ServiceShortfall? {
    now - start >= timeout * 2 + .seconds(2) ? shortfall(at: now, busy: nil) : nil
  }

  private func shortfall(at now: Instant, busy: String?) -> ServiceShortfall {
    var delays = delays
    if let probedAt, let busy { delays[busy, default: .zero] += now - probedAt }
    let busiest = delays.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return ServiceShortfall(
      served: min(served, timeout), timeout: timeout, elapsed: now - start,
      busy: busiest ?? "the process")
  }
}

/// The reason why a wait took much longer than its timeout, and may not even have been served for it.
///
/// It is a class so that a wait without a shortfall, the normal case, only stores a pointer.
@_spi(Litmus)
public final class ServiceShortfall: Sendable, Equatable, CustomStringConvertible {
  /// How much time counted.
  public let served: Duration
  /// How much time had to count.
  public let timeout: Duration
  /// How long the wait took.
  public let elapsed: Duration
  /// What held it up longest, as in `the main actor`.
  public let busy: String

  /// Whether the wait ended at its upper bound.
  public var endedAtUpperBound: Bool { served < timeout }

  /// Returns the shortfall of a longer wait, whose last part this was; the time before it was served.
  public func ofWait(_ whole: Duration) -> ServiceShortfall {
    let before = max(whole - timeout, .zero)
    return ServiceShortfall(
      served: served + before, timeout: timeout + before, elapsed: elapsed + before, busy: busy)
  }

  init(served: Duration, timeout: Duration, elapsed: Duration, busy: String) {
    self.served = served
    self.timeout = timeout
    self.elapsed = elapsed
    self.busy = busy
  }

  /// As in `300.0 seconds (served for 0.3 of 1.0 seconds: the main actor was busy)`.
  public var description: String {
    "\(elapsed.inTenths) seconds (served for \(served.inTenths) of \(timeout.inSeconds) seconds: "
      + "\(busy) was busy)"
  }

  /// Returns whether two shortfalls are equal.
  public static func == (left: ServiceShortfall, right: ServiceShortfall) -> Bool {
    (left.served, left.timeout, left.elapsed, left.busy)
      == (right.served, right.timeout, right.elapsed, right.busy)
  }
}

extension String {
  /// The message of a failure without what it says of a busy machine, so that tests can compare it.
  @_spi(Litmus)
  public var withoutShortfall: String {
    replacing(#/[0-9.]+ seconds \(served for [0-9.]+ of (?<timeout>[0-9.]+) seconds: [^)]*\)/#) {
      "\($0.timeout) seconds"
    }
  }
}
#endif
