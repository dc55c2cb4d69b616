import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// `grounding-sun upcoming`: lists 14 days from the next reminder on and saves their affirmations, or
/// from the first reminder of another day on. With reminders off, it lists what would be scheduled.
struct ListUpcoming: Action {
  static var configuration: CommandConfiguration { .init("upcoming", HelpText.upcoming) }
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> AffirmationListing<UpcomingAffirmation> {
    let source = try await world.affirmationSource()
    _ = try await world.firstRefresh(from: source)
    let moment = world.moment
    let today = moment.today
    // The first moment of another day.
    let begin = Moment(
      now: Instant(milliseconds: moment.calendar.start(of: today).milliseconds - 1),
      calendar: moment.calendar, language: moment.language)
    let reminders = try await world.store.read { snapshot in
      let choice = try GroundingSunPlugin().affirmationReminders(in: snapshot)
      return try snapshot.affirmationReminders(
        by: choice.schedule, at: today == moment.clockDay ? moment : begin)
    }
    let last = reminders.map(\.day).max() ?? today
    let days = (today...last).drawn(from: moment.clockDay)
    // Another day's draws are only a preview, so they are not saved.
    let dates =
      today == moment.clockDay
      ? try await world.settledDates(days, from: source)
      : try await world.store.read { try world.shelf($0, source).settled(days) }
    let affirmations = Dictionary(
      dates.map { ($0.day, $0.chosen.reading(in: world.language)) }
    ) { first, _ in first }
    let entries = zip(reminders.scheduledIDs, reminders).compactMap { id, reminder in
      affirmations[reminder.day].map {
        UpcomingAffirmation(id: id, reminder: reminder, affirmation: $0)
      }
    }
    return AffirmationListing(entries: entries, none: .noneUpcoming)
  }
}

/// A scheduled reminder with its affirmation.
struct UpcomingAffirmation: AffirmationListItem, JSONObject {
  let id: String
  let reminder: Reminder
  let affirmation: Affirmation

  static let fields: [Field<Self>] = [
    Field("identifier", "The reminder’s id.", \Self.id),
    Field("day", "The day that it belongs to.", \.reminder.day),
    Field("fires_at", "When it is delivered.", \.reminder.instant),
    Field("affirmation", "The affirmation that it shows.", \.affirmation),
  ]

  func entry(in world: World) -> AffirmationLines.Entry {
    // A time before the day starts belongs to the next date.
    let date = world.calendar.wallDate(of: reminder.time, on: reminder.day)
    return .init(head: "\(world.tabled(date)) \(reminder.time)", text: affirmation.text)
  }
}
