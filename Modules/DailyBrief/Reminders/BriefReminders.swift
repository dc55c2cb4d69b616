public import CoreModels
public import CorePlugin
public import CoreReminders
public import CoreStorage

extension DailyBriefPlugin {
  public func reminders(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Reminder] {
    guard try snapshot.setting(AlertSettings.isOn) else { return [] }
    let paused = try snapshot.pausedDays()
    return try
      (ownReminders(on: days, from: snapshot, at: moment)
      + alerts(on: days, from: snapshot, at: moment))
      .filter { !paused.contains($0.day) }
      .sorted { ($0.instant, $0.identifier) < ($1.instant, $1.identifier) }
  }

  public func reminderTimes(in snapshot: Snapshot, at moment: Moment) throws -> [TimeOfDay] {
    guard try snapshot.setting(AlertSettings.isOn) else { return [] }
    let own = try snapshot.list(DailyReminder.self).filter {
      try $0.next(from: moment.today) != nil && !snapshot.isDelivered($0)
    }
    return try own.map(\.time) + (hasAlerts(in: snapshot) ? [snapshot.alertTime] : [])
  }

  /// The person's own reminders.
  private func ownReminders(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Reminder] {
    let ticks = try snapshot.reminderTicks(on: days)
    return try snapshot.list(DailyReminder.self).flatMap { reminder in
      days.filter { reminder.comes(on: $0) && !ticks.contains(ReminderTick(reminder, on: $0).id) }
        .compactMap { self.reminder(reminder, on: $0, at: moment) }
    }
  }

  /// A reminder on a given day; `nil` if a clock change skips its time.
  func reminder(_ reminder: DailyReminder, on day: Day, at moment: Moment) -> Reminder? {
    self.reminder(
      reminder.identifier, reminder.time, on: day, at: moment,
      title: DailyReminderText.title.text(in: moment.language), text: reminder.text)
  }

  /// The announcements at the alert time.
  func alerts(
    on days: ClosedRange<Day>, from snapshot: Snapshot, at moment: Moment
  ) throws -> [Reminder] {
    let time = try snapshot.alertTime
    let namedays = try snapshot.namedayAlerts(on: days, at: moment).compactMap {
      reminder($0.identifier, time, on: $0.day, at: moment, title: $0.title, text: $0.text)
    }
    return try namedays
      + snapshot.events().flatMap { event in
        event.alerts(on: days).compactMap { day, daysLeft in
          reminder(
            event.alertIdentifier, time, on: day, at: moment, title: event.name,
            text: event.alertText(on: day, daysLeft: daysLeft, language: moment.language))
        }
      }
  }

  /// `true` if anything is ever announced at the alert time.
  private func hasAlerts(in snapshot: Snapshot) throws -> Bool {
    try snapshot.followsNames() || snapshot.events().contains { !$0.leadDays.isEmpty }
  }

  private func reminder(
    _ identifier: String, _ time: TimeOfDay, on day: Day, at moment: Moment, title: String,
    text: String
  ) -> Reminder? {
    moment.calendar.instant(of: time, on: day).map { instant in
      Reminder(
        product: id, identifier: identifier,
        firing: Firing(day: day, time: time, instant: instant), title: title, text: text)
    }
  }
}

extension Snapshot {
  /// The time of day of announcements.
  var alertTime: TimeOfDay { get throws { try setting(AlertSettings.time) } }

  /// `true` if a one-time reminder has been delivered.
  fileprivate func isDelivered(_ reminder: DailyReminder) throws -> Bool {
    guard reminder.repetition == .once else { return false }
    let firing = Firing(
      day: reminder.start, time: reminder.time, instant: Instant(milliseconds: 0))
    let only = Reminder(
      product: DailyBriefPlugin().id, identifier: reminder.identifier, firing: firing, title: "",
      text: "")
    let claim = try find(ReminderClaim.self, only.claimID)
    return claim.map { $0.state != .failed } ?? false
  }
}

extension Event {
  /// A permanent identifier of the event's announcements.
  var alertIdentifier: String { "event_\(id)" }

  /// The days of the range on which the event is announced, each with the days left.
  func alerts(on days: ClosedRange<Day>) -> [(day: Day, daysLeft: Int)] {
    var found: [Day: Int] = [:]
    // If two announcements fall on one day, the nearer event wins.
    for lead in leadDays.sorted(by: >) {
      let ahead = days.lowerBound.advanced(by: lead)...days.upperBound.advanced(by: lead)
      for day in occurrences(on: ahead) { found[day.advanced(by: -lead)] = lead }
    }
    return found.filter { days.contains($0.key) }.map { ($0.key, $0.value) }
      .sorted { $0.day < $1.day }
  }

  /// The text of an announcement: the person's own message, else the days left and the date.
  func alertText(on day: Day, daysLeft: Int, language: Language) -> String {
    if messageBefore?.contains(where: { !$0.isWhitespace }) ?? false {
      return Countdown(of: self, on: day, language: language).message
    }
    let distance = EventText.days(daysLeft).text(in: language)
    let date = day.advanced(by: daysLeft).longText(in: language)
    return distance.capitalizedFirst + ": " + date
  }
}
