import CoreModels
import CoreReminders
import CoreStorage
import CoreTerminal

/// The scheduled, delivered and failed reminders, as JSON and as lines of text.
public struct ReminderOverview: Outcome, JSONObject {
  /// A series with the user's choice.
  struct Chosen: JSONObject {
    /// The app, where several are shown.
    let owner: (any Plugin)?
    let series: ReminderSeries
    let choice: ReminderChoice
    let next: Reminder?

    /// Returns the reminder's title with the word that commands take, after its app's name.
    func name(in language: Language) -> String {
      let title = series.title(language)
      let names = [owner?.name, title].compactMap(\.self)
      return (names.first == title ? [title] : names).joined(separator: ", ") + " (\(series.name))"
    }
  }

  /// One of several apps, whose reminders are no series.
  struct Switched: JSONObject {
    let owner: any Plugin
    let isOn: Bool
    let next: Reminder?
  }

  /// The number of past days searched for delivered and failed reminders.
  static let memory = 14

  let product: String
  let chosen: [Chosen]
  let switched: [Switched]
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

  public static let fields: [Field<Self>] = [
    Field(
      "reminders", "The reminders that can be turned on.",
      .list(.anyOf([Chosen.shape, Switched.shape]))
    ) { .array($0.chosen.map(\.json) + $0.switched.map(\.json)) },
    Field("through", "The channel.", \.through),
    Field("timer", "The timer of this machine.", \.timer),
    Field("scheduled", "The next reminders.") {
      zip($0.scheduled.scheduledIDs, $0.scheduled).map(Scheduled.init)
    },
    Field("last", "The last delivered reminder.", \.last),
    Field("failed", "The reminders that failed, or may have.", \.failed),
  ]

  private struct Scheduled: JSONObject {
    let id: String
    let reminder: Reminder

    static let fields: [Field<Self>] =
      Reminder.fields.filter { $0.name != "identifier" }.map { $0.within(\.reminder) }
      + [Field("identifier", "Its id in this list.", \.id)]
  }

  public func lines(in world: World) -> [String] {
    let isSeveral = chosen.count + switched.count > 1
    var lines = chosen.map { chosen in
      (isSeveral ? "\(chosen.name(in: world.language)): " : "")
        + world.text(RemindText.schedule(chosen.choice))
    }
    lines += switched.map { switched in
      "\(switched.owner.name): " + world.text(switched.isOn ? RemindText.switchedOn : .scheduleOff)
    }
    if chosen.isEmpty, switched.isEmpty, scheduled.isEmpty {
      // A product whose reminders are not series has no other line to report this.
      let nothing = ReminderError.nothingScheduled(
        command: CommandPrefix.applied(to: "\(product) remind"))
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

extension ReminderOverview {
  /// Reads the reminders of a product: scheduled, delivered and failed ones.
  init(of product: some Plugin, in world: World) async throws {
    let (moment, owners) = (world.moment, product.reminding)
    let today = moment.calendar.day(containing: moment.now)
    let timer = try await world.timerState(of: product)
    self = try await world.store.read { snapshot in
      let scheduled = try product.upcomingReminders(from: snapshot, at: moment)
      let days = today.advanced(by: -ReminderOverview.memory)...today.advanced(by: 1)
      return ReminderOverview(
        product: product.id,
        chosen: try owners.flatMap { owner in
          try owner.reminderSeries.map { series in
            ReminderOverview.Chosen(
              owner: owners.count > 1 ? owner : nil, series: series,
              choice: try owner.reminderChoice(of: series, in: snapshot),
              next: scheduled.first {
                $0.product == owner.id && $0.identifier == series.identifier
              })
          }
        },
        switched: try owners.count > 1 ? switchedApps(among: owners, snapshot, scheduled) : [],
        scheduled: scheduled,
        claims: try snapshot.list(ReminderClaim.self, days: days)
          .filter { claim in owners.contains { $0.id == claim.product } },
        through: ReminderChannel.Kind(setting: try snapshot.setting(ReminderChannel.setting)),
        timer: timer, isWanted: try !product.reminderTimes(in: snapshot, at: moment).isEmpty,
        pausedUntil: try snapshot.pausedDays().span(containing: today)?.until)
    }
  }
}

private func switchedApps(
  among owners: [any Plugin], _ snapshot: Snapshot, _ scheduled: [Reminder]
) throws -> [ReminderOverview.Switched] {
  try owners.compactMap { owner in
    try owner.reminderSwitch.map { setting in
      ReminderOverview.Switched(
        owner: owner, isOn: try snapshot.setting(setting),
        next: scheduled.first { $0.product == owner.id })
    }
  }
}

extension ReminderOverview.Switched {
  static let fields: [Field<Self>] = [
    Field("product", "The app’s id.", \.owner.id),
    Field("name", "The name by which it is turned on.", \.owner.id),
    Field("enabled", "Whether it is on.", \.isOn),
    Field("next", "When the next reminder comes.", \.next?.instant),
  ]
}

extension ReminderOverview.Chosen {
  static let fields: [Field<Self>] = [
    .optional("product", "The app’s id, if there are several.", \.owner?.id),
    Field("name", "The name by which it is turned on.", \.series.name),
    Field("identifier", "The permanent name of its reminders.", \.series.identifier),
    Field("enabled", "Whether it is on.", \.choice.isEnabled),
    Field("times", "Its times.") { $0.choice.schedule.times.map(\.description) },
    Field("quiet_days", "The weekdays without it.") {
      $0.choice.schedule.quietDays.sorted().map(\.name)
    },
    Field("until", "Its last day, if it has one.", \.choice.schedule.until),
    Field("next", "When the next reminder comes.", \.next?.instant),
  ]
}

extension ReminderClaim {
  /// Returns the local date and time of the reminder.
  func moment(in world: World) -> String {
    let date = day.map { world.calendar.wallDate(of: time, on: $0).shortText(in: world.language) }
    return [date, "\(time)"].compactMap(\.self).joined(separator: " ")
  }
}
