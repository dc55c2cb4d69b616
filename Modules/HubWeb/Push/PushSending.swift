import CoreModels
import CoreNet
package import CorePlugin
package import CoreReminders
import CoreStorage
import HTTPTypes
package import HubAccounts
import HubConfiguration
import Logging

extension HubServices {
  package var pushSubscriptions: PushSubscriptions {
    PushSubscriptions(store: operatorWorld.store, sessions: gate.sessions)
  }

  var pushKeys: PushKeys { PushKeys(store: operatorWorld.store) }

  /// The origin of a push service in the operator's own network.
  var ownPushService: String? {
    operatorWorld.environment["PUSH_SERVICE_URL"].flatMap { $0.isEmpty ? nil : $0 }
  }

  private var turns: PushDeliveries {
    PushDeliveries(store: operatorWorld.store, now: operatorWorld.now)
  }

  /// A client for push services, without access to the hub's own network.
  private var pushServices: HTTPClient {
    operatorWorld.http.served(allowing: ownPushService.map { [$0] } ?? [])
  }

  /// The operator's address for the staff of push services.
  private var contact: String? {
    if !options.settings.mail.sender.isEmpty { return "mailto:" + options.settings.mail.sender }
    return options.publicURL.flatMap { $0.isSecure ? $0.text : nil }
  }

  /// Returns the messages to send for a person now.
  package func dueMessages(in world: World) async throws -> [PushDeliveries.Message] {
    try await dueMessages(in: world, within: 0)
  }

  /// Returns `true` if a message could not be sent and has another turn.
  package func hasMessagesLater(in world: World) async throws -> Bool {
    try await !dueMessages(in: world, within: PushDeliveries.lifetime).isEmpty
  }

  private func dueMessages(
    in world: World, within seconds: Int
  ) async throws -> [PushDeliveries.Message] {
    let person = world.store.profile
    let subscriptions = try await pushSubscriptions.list(of: person)
    guard !subscriptions.isEmpty else { return [] }
    let moment = world.clockMoment
    return try await world.store.read { [plugins] snapshot in
      let due = try plugins.flatMap { try $0.takenReminders(in: snapshot, at: moment) }
      let messages = due.flatMap { reminder in
        subscriptions.filter { $0.createdAt <= reminder.instant }.map {
          PushDeliveries.Message(reminder: reminder, subscription: $0, person: person)
        }
      }
      return try PushDeliveries.open(
        messages, in: snapshot, until: moment.now.adding(seconds: seconds))
    }
  }

  /// Sends a message if its turn has come; temporary failures are retried later.
  package func send(_ message: PushDeliveries.Message) async throws {
    let key = try await pushKeys.key()
    let (reminder, subscription) = (message.reminder, message.subscription)
    let path = plugins.first { $0.id == reminder.product }?.pages.first?.path ?? "/"
    guard let turn = try await turns.take(message) else { return }
    let refusal: NetError?
    do {
      let call = try PushMessage(reminder: reminder, path: path).call(
        to: subscription, signedBy: key, contact: contact, at: operatorWorld.now())
      _ = try await pushServices.fetch(call).requireSuccess()
      refusal = nil
    } catch let error as NetError { refusal = error } catch {
      // A message that cannot be made must not keep others waiting.
      try await turns.finish(message, turn)
      throw error
    }
    // The result is recorded even if this task was cancelled meanwhile.
    try await Task {
      if let refusal {
        try await answer(refusal, to: message, turn)
      } else {
        try await turns.finish(message, turn)
      }
    }.value
  }

  /// Shows reminders at once where they arrive: in the person's browsers, and on the screen of a
  /// machine that serves only them.
  func notifier(of person: String, for product: String) async throws -> Notifier {
    let screen = options.isMultiUser ? .served : operatorWorld.notifier
    let browsers = try await pushSubscriptions.list(of: person)
    guard !browsers.isEmpty else { return screen }
    let (key, path) = (
      try await pushKeys.key(), plugins.first { $0.id == product }?.pages.first?.path
    )
    return Notifier(
      show: { [self] title, text in
        try await screen.besideBrowsers.show(title, text)
        let moment = operatorWorld.clockMoment
        let now = Firing(
          day: moment.today, time: TimeOfDay(secondsSinceMidnight: 0), instant: moment.now)
        let reminder = Reminder(
          product: product, identifier: "test", firing: now, title: title, text: text)
        for browser in browsers {
          let call = try PushMessage(reminder: reminder, path: path ?? "/")
            .call(to: browser, signedBy: key, contact: contact, at: moment.now)
          _ = try await pushServices.fetch(call).requireSuccess()
        }
      }, append: screen.append)
  }

  private func answer(
    _ error: NetError, to message: PushDeliveries.Message, _ turn: PushDeliveries.Delivery
  ) async throws {
    var asked: Int?
    switch error {
    case .status(404, _), .status(410, _):
      // The browser has unsubscribed.
      try await pushSubscriptions.remove(message.subscription.id, of: message.person)
      return
    case .status(429, let seconds): asked = seconds ?? 60
    case .status(_, let seconds): asked = seconds
    default: break
    }
    operatorWorld.log.warning("push: \(error.code)")
    guard error.isTemporary || asked != nil else { return try await turns.finish(message, turn) }
    // A duplicate replaces the first delivery, by its tag.
    let pause = 15 << min(turn.tries, 8)
    try await turns.postpone(message, turn, seconds: max(asked ?? 0, pause))
  }
}

extension Plugin {
  /// The recently claimed reminders of today and yesterday.
  fileprivate func takenReminders(in snapshot: Snapshot, at moment: Moment) throws -> [Reminder] {
    let days = moment.today.advanced(by: -1)...moment.today
    return try reminders(on: days, from: snapshot, at: moment).filter { reminder in
      guard (0..<PushDeliveries.lifetime).contains(moment.now.seconds(since: reminder.instant))
      else {
        return false
      }
      let claim = try snapshot.find(ReminderClaim.self, reminder.claimID)
      return claim.map { $0.state != .passed } ?? false
    }
  }
}

extension Notifier {
  /// A notifier for people without a screen of the hub: push messages reach their browsers
  /// separately.
  package static let browsers = Notifier(
    show: { _, _ in },
    append: { _, path in throw ReminderError.cannotAppend(path: path) })

  /// A notifier for people who also have push messages, which suffice without a desktop.
  package var besideBrowsers: Notifier {
    Notifier(
      show: { [self] title, text in
        do { try await show(title, text) } catch is ReminderError { return }
      }, append: append)
  }
}
