import CoreModels
import CoreNet
import CorePlugin
import CoreReminders
import CoreStorage
import HTTPTypes
import HubConfiguration
import Logging

extension Job {
  /// Brings reminders that somebody took, whoever it was, to the person's browsers, each once.
  static let push = Job(
    name: "push", every: 15, bound: 60, isPersonal: true,
    isWanted: { hub, world in try await !hub.dueMessages(in: world).isEmpty }
  ) { hub, world in
    try await hub.pushSubscriptions.sweep(world.store.profile)
    for message in try await hub.dueMessages(in: world) { try await hub.send(message) }
  }
}

extension Hub {
  /// The browsers in which people are reminded.
  var pushSubscriptions: PushSubscriptions {
    PushSubscriptions(
      store: operatorWorld.store, now: operatorWorld.now, sessions: gate.sessions)
  }

  /// The key by which push services know the hub.
  var pushKeys: PushKeys { PushKeys(store: operatorWorld.store, now: operatorWorld.now) }

  /// A push service within the operator's own network.
  var ownPushService: String? {
    operatorWorld.environment["PUSH_SERVICE_URL"].flatMap { $0.isEmpty ? nil : $0 }
  }

  private var turns: PushTurns { PushTurns(store: operatorWorld.store, now: operatorWorld.now) }

  /// The way to push services, and to nothing of the hub's own network.
  private var pushServices: HTTPClient {
    operatorWorld.http.served(allowing: ownPushService.map { [$0] } ?? [])
  }

  /// Where people of a push service reach the operator.
  private var contact: String? {
    if !options.settings.mail.sender.isEmpty { return "mailto:" + options.settings.mail.sender }
    return options.publicURL.flatMap { $0.isSecure ? $0.text : nil }
  }

  /// What is to be sent for a person now.
  func dueMessages(in world: World) async throws -> [PushTurns.Message] {
    let person = world.store.profile
    let subscriptions = try await pushSubscriptions.list(of: person)
    guard !subscriptions.isEmpty else { return [] }
    let moment = world.clockMoment
    return try await world.store.read { [plugins] snapshot in
      let due = try plugins.flatMap { try $0.takenReminders(in: snapshot, at: moment) }
      let messages = due.flatMap { reminder in
        subscriptions.filter { $0.createdAt <= reminder.instant }.map {
          PushTurns.Message(reminder: reminder, subscription: $0, person: person)
        }
      }
      return try PushTurns.open(messages, in: snapshot, at: moment.now)
    }
  }

  /// Sends a message where it is its turn; what may work later is tried again.
  func send(_ message: PushTurns.Message) async throws {
    guard let turn = try await turns.take(message) else { return }
    let (reminder, subscription) = (message.reminder, message.subscription)
    let path = plugins.first { $0.id == reminder.product }?.pages.first?.path ?? "/"
    let call = try await PushMessage(reminder: reminder, path: path).call(
      to: subscription, signedBy: pushKeys.key(), contact: contact, at: operatorWorld.now())
    do {
      _ = try await pushServices.fetch(call).requireSuccess()
    } catch let error as NetError {
      try await answer(error, to: message, turn)
    }
  }

  private func answer(
    _ error: NetError, to message: PushTurns.Message, _ turn: PushTurns.Turn
  ) async throws {
    var asked: Int?
    switch error {
    case .status(404, _), .status(410, _):
      // The browser does not want any more.
      try await pushSubscriptions.remove(message.subscription.id, of: message.person)
      return
    case .status(429, let seconds): asked = seconds ?? 60
    case .status(_, let seconds): asked = seconds
    default: break
    }
    operatorWorld.log.warning("push: \(error.code)")
    guard error.isTemporary || asked != nil else { return }
    // One that arrived after all takes its own place, by its tag.
    let pause = 15 << min(turn.tries, 8)
    try await turns.postpone(message, turn, seconds: max(asked ?? 0, pause))
  }
}

extension Plugin {
  /// The reminders of today and yesterday that somebody took not long ago.
  fileprivate func takenReminders(in snapshot: Snapshot, at moment: Moment) throws -> [Reminder] {
    let days = moment.today.advanced(by: -1)...moment.today
    return try reminders(on: days, from: snapshot, at: moment).filter { reminder in
      guard (0..<PushTurns.lifetime).contains(moment.now.seconds(since: reminder.instant)) else {
        return false
      }
      let claim = try snapshot.find(ReminderClaim.self, reminder.claimID)
      return claim.map { $0.state != .passed } ?? false
    }
  }
}

extension Notifier {
  /// Somebody whom no screen of the hub's reaches: their browsers are reminded, each by itself.
  static let browsers = Notifier(
    show: { _, _ in },
    append: { _, path in throw ReminderError.cannotAppend(path: path) })

  /// The same for somebody whose browsers are reminded too: where no desktop is, they are enough.
  var besideBrowsers: Notifier {
    Notifier(
      show: { title, text in
        do { try await show(title, text) } catch is ReminderError { return }
      }, append: append)
  }
}
