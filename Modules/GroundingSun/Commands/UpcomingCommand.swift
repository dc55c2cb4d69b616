import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// `grounding-sun upcoming`: lists 14 days from the next reminder on and saves their affirmations.
/// With reminders off, it lists what would be scheduled.
struct UpcomingCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("upcoming", HelpText.upcoming) }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let source = try await world.affirmationSource()
    _ = try await world.firstRefresh(from: source)
    let moment = world.moment
    let today = moment.clockDay
    let reminders = try await world.store.read { snapshot in
      let choice = try GroundingSunPlugin().affirmationReminders(in: snapshot)
      return try snapshot.affirmationReminders(by: choice.schedule, at: moment)
    }
    let last = reminders.map(\.day).max() ?? today
    let dates = try await world.settledDates(Array(today...last), from: source)
    let affirmations = Dictionary(
      dates.map { ($0.day, $0.chosen.reading(in: world.language)) }
    ) { first, _ in first }
    let entries = zip(reminders.scheduledIDs, reminders).compactMap { id, reminder in
      affirmations[reminder.day].map {
        Entry(id: id, reminder: reminder, affirmation: $0)
      }
    }
    try world.answer(.array(entries.map(\.json))) {
      guard !entries.isEmpty else { return [world.text(GroundingSunText.noneUpcoming)] }
      return AffirmationLines(
        entries: entries.map {
          // A time before the day starts belongs to the next date.
          let date = world.calendar.wallDate(of: $0.reminder.time, on: $0.reminder.day)
          return .init(head: "\(date) \($0.reminder.time)", text: $0.affirmation.text)
        }
      ).lines(in: world)
    }
  }

  private struct Entry {
    let id: String
    let reminder: Reminder
    let affirmation: Affirmation

    var json: JSONValue {
      [
        "identifier": .string(id), "day": .string(reminder.day.description),
        "fires_at": .string(reminder.instant.description), "affirmation": affirmation.json,
      ]
    }
  }
}
