public import ArgumentParser
public import CoreModels
import CoreNet
public import CoreReminders
import CoreStorage
import Logging

/// `… remind fire`: run by a timer; delivers due reminders that nobody else has claimed.
public struct RemindFire<Product: Plugin>: PluginCommand {
  public static var configuration: CommandConfiguration {
    .init("fire", HelpText.remindFire, shouldDisplay: false)
  }

  @OptionGroup public var shared: SharedOptions

  public init() {}

  public func run(in world: World) async throws {
    let deliveries = try await world.fireReminders(of: Product())
    // Renewed each time, because another device or undo may have changed the times.
    do { try await world.renewTimer(of: Product()) } catch {
      world.log.warning("timer not renewed")
    }
    // A temporary failure makes the system retry and log the problem, so it takes precedence over
    // one that the user has to fix first.
    let failures = deliveries.filter { $0.state == .failed }.compactMap(\.failure)
    let failure = failures.first { $0.kind == .unavailable } ?? failures.first
    if failure == nil || world.answers != .json {
      try world.answer(["fired": .array(deliveries.map(\.json))]) {
        deliveries.filter { $0.state != .failed }.map { world.text($0.text(in: world.calendar)) }
      }
    }
    if let failure { throw failure }
  }
}

/// The outcome of delivering a reminder.
public struct ReminderDelivery: Hashable, Sendable {
  /// The reminder to deliver.
  public let reminder: Reminder
  /// The resulting state.
  public let state: ReminderClaim.State
  /// The reason of a failure.
  public let failure: Failure?

  /// Reports the delivery, or that it may have succeeded.
  func text(in calendar: DayCalendar) -> RemindText {
    let moment = "\(calendar.wallDate(of: reminder.time, on: reminder.day)) \(reminder.time)"
    return failure.map { .failed(moment, reason: $0.message) } ?? .delivered(moment)
  }

  var json: JSONValue {
    var members: [String: JSONValue] = [
      "reminder": reminder.json, "state": .string(state.rawValue),
    ]
    members["error"] = failure?.json["error"]
    return .object(members)
  }
}

extension World {
  /// The pauses in seconds before retries, for example while the desktop or network is not ready
  /// after wake-up.
  static let reminderPauses = [10, 50]

  /// Claims and delivers the reminders due today. Returns the outcome of each one's last attempt.
  ///
  /// Only the process that claims a reminder delivers it: a timer, the hub or another command.
  /// After `mostTries` failed attempts it is abandoned.
  public func fireReminders(
    of product: some Plugin, mostTries: Int? = nil
  ) async throws -> [ReminderDelivery] {
    var deliveries: [String: ReminderDelivery] = [:]
    var open = try await takeDueReminders(of: product, mostTries: mostTries)
    for pause in World.reminderPauses + [nil] {
      var again: [Reminder] = []
      for reminder in open {
        let (delivery, isTemporary) = await attempt(reminder)
        try await keep(delivery)
        deliveries[reminder.claimID] = delivery
        if isTemporary { again.append(reminder) }
      }
      guard !again.isEmpty, let pause else { break }
      try await sleep(.seconds(pause))
      open = again
    }
    return deliveries.values.sorted { $0.reminder.instant < $1.reminder.instant }
  }

  private func takeDueReminders(
    of product: some Plugin, mostTries: Int?
  ) async throws -> [Reminder] {
    // Uses the clock's day, regardless of `--date`.
    let moment = clockMoment
    return try await store.transaction(automatic: true) { transaction in
      let reminders = try product.reminders(
        on: moment.today...moment.today, from: transaction.snapshot, at: moment)
      let due = try transaction.claimDue(reminders, at: moment.now, mostTries: mostTries)
      for reminder in due { try product.willDeliver(reminder, in: transaction, at: moment) }
      return due
    }
  }

  private func attempt(
    _ reminder: Reminder
  ) async -> (delivery: ReminderDelivery, isTemporary: Bool) {
    do {
      let channel = try await ReminderChannel(in: store, secrets: secrets)
      try await deliver(reminder, through: channel)
      return (ReminderDelivery(reminder: reminder, state: .delivered, failure: nil), false)
    } catch {
      let failure =
        (error as? any ExplainedError)?.failure(in: language)
        ?? Failure(.unavailable, code: "unexpected", message: text(PluginText.unexpected))
      log.warning("reminder not delivered: \(failure.code)")
      let isUnsure = error.mayHaveArrived
      return (
        ReminderDelivery(
          reminder: reminder, state: isUnsure ? .unsure : .failed, failure: failure),
        !isUnsure && (error as? NetError)?.isTemporary ?? (failure.kind == .unavailable)
      )
    }
  }

  private func keep(_ delivery: ReminderDelivery) async throws {
    let kind = ReminderChannel.Kind(setting: try await store.setting(ReminderChannel.setting))
    var claim = ReminderClaim(delivery.reminder, state: delivery.state, at: now())
    claim.through = kind.rawValue
    claim.problem = delivery.failure?.code
    claim.reason = delivery.failure?.message
    let (kept, now) = (claim, now())
    try await store.transaction(automatic: true) { try $0.settle(kept, at: now) }
  }
}

extension Error {
  /// `true` if the reminder may have arrived in spite of the error.
  fileprivate var mayHaveArrived: Bool {
    if let error = self as? NetError {
      return switch error {
      case .timedOut, .connectionLost, .cancelled, .decoding, .bodyTooLarge: true
      // A server's error response is trusted: a duplicate reminder does less harm than a missing
      // one.
      default: false
      }
    }
    return self as? ReminderError == .notificationRefused
  }
}
