import CoreModels
import CoreReminders
import CoreStorage
import CoreTerminal

/// The scheduled, delivered and failed reminders, as JSON and as lines of text.
struct ReminderOverview {
  /// A series with the user's choice.
  struct Chosen {
    let name: String
    let identifier: String
    let choice: ReminderChoice
    let next: Reminder?
  }

  /// The number of past days searched for delivered and failed reminders.
  static let memory = 14

  let product: String
  let chosen: [Chosen]
  let scheduled: [Reminder]
  let claims: [ReminderClaim]
  let through: ReminderChannel.Kind
  let timer: Timers.State
  /// `true` if any reminder is turned on.
  let isWanted: Bool
  /// The last day of the current pause.
  let pausedUntil: Day?

  /// The last delivered reminder.
  var last: ReminderClaim? {
    claims.filter { $0.state == .delivered }.max { $0.at < $1.at }
  }

  /// The reminders that failed, or may have.
  var failed: [ReminderClaim] {
    claims.filter { [.failed, .unsure, .claimed].contains($0.state) }
  }

  var json: JSONValue {
    [
      "reminders": .array(chosen.map(\.json)),
      "through": .string(through.rawValue),
      "timer": [
        "system": .string(timer.system.rawValue), "installed": .bool(!timer.files.isEmpty),
        "active": .bool(timer.isActive), "files": .array(timer.files.map(JSONValue.string)),
      ],
      "scheduled": .array(
        zip(scheduled.scheduledIDs, scheduled).map { id, reminder in
          guard case .object(var members) = reminder.json else { return .null }
          members["identifier"] = .string(id)
          return .object(members)
        }),
      "last": last?.json ?? .null, "failed": .array(failed.map(\.json)),
    ]
  }

  func lines(in world: World) -> [String] {
    let isSeveral = chosen.count > 1
    var lines = chosen.map { chosen in
      (isSeveral ? "\(chosen.name): " : "") + world.text(RemindText.schedule(chosen.choice))
    }
    if chosen.isEmpty, scheduled.isEmpty {
      // A product whose reminders are not series has no other line to report this.
      let nothing = ReminderError.nothingScheduled(command: "\(product) remind")
      lines.append(nothing.failure(in: world.language).message)
    }
    if let pausedUntil, isWanted {
      lines.append(world.text(RemindText.paused(pausedUntil.inWords)))
    }
    if let next = scheduled.first {
      let date = world.calendar.wallDate(of: next.time, on: next.day)
      let day = date.longText(in: world.language)
      lines.append(world.text(RemindText.next("\(day), \(next.time)")))
    }
    lines.append(world.text(RemindText.through(through)))
    lines.append(world.text(timer.text(isWanted: isWanted, product: product)))
    if let last { lines.append(world.text(RemindText.last(last.moment(in: world)))) }
    lines += failed.map { world.text(RemindText.failed($0.moment(in: world), reason: $0.reason)) }
    return lines.flatMap { $0.terminalSafe.wrapped(to: world.columns) }
  }
}

extension World {
  /// Prints the result of every `remind` command: scheduled, delivered and failed reminders.
  public func answerReminders(of product: some Plugin) async throws {
    let moment = moment
    let today = moment.calendar.day(containing: moment.now)
    let timer = try await timerState(of: product)
    let overview = try await store.read { snapshot in
      let scheduled = try product.upcomingReminders(from: snapshot, at: moment)
      let days = today.advanced(by: -ReminderOverview.memory)...today.advanced(by: 1)
      return ReminderOverview(
        product: product.id,
        chosen: try product.chosenSeries(in: snapshot).map { series, choice in
          ReminderOverview.Chosen(
            name: series.name, identifier: series.identifier, choice: choice,
            next: scheduled.first { $0.identifier == series.identifier })
        },
        scheduled: scheduled,
        claims: try snapshot.list(ReminderClaim.self, days: days)
          .filter { $0.product == product.id },
        through: ReminderChannel.Kind(setting: try snapshot.setting(ReminderChannel.setting)),
        timer: timer, isWanted: try !product.reminderTimes(in: snapshot, at: moment).isEmpty,
        pausedUntil: try snapshot.pausedDays().span(containing: today)?.until)
    }
    try answer(overview.json) { overview.lines(in: self) }
  }
}

extension ReminderOverview.Chosen {
  var json: JSONValue {
    [
      "name": .string(name), "identifier": .string(identifier),
      "enabled": .bool(choice.isEnabled),
      "times": .array(choice.schedule.times.map { .string($0.description) }),
      "quiet_days": .array(choice.schedule.quietDays.sorted().map { .string($0.name) }),
      "until": choice.schedule.until.map { .string($0.description) } ?? .null,
      "next": next.map { .string($0.instant.description) } ?? .null,
    ]
  }
}

extension ReminderClaim {
  /// Returns the local date and time of the reminder.
  func moment(in world: World) -> String {
    let date = day.map { world.calendar.wallDate(of: time, on: $0).description } ?? ""
    return "\(date) \(time)"
  }

  var json: JSONValue {
    [
      "identifier": .string(identifier), "day": day.map { .string($0.description) } ?? .null,
      "time": .string(time.description), "at": .string(at.description),
      "state": .string(state.rawValue), "through": through.map(JSONValue.string) ?? .null,
      "problem": problem.map(JSONValue.string) ?? .null,
      "reason": reason.map(JSONValue.string) ?? .null,
    ]
  }
}
