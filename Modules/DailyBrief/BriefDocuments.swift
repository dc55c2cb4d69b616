import CoreModels
import CorePlugin
import CoreStorage

/// DailyBrief's part of a readable export: one page with everything a person wrote.
struct BriefDocuments {
  let snapshot: Snapshot
  let moment: Moment

  private var language: Language { moment.language }

  /// The page, or nothing if it would be empty.
  var all: [ExportedFile] {
    get throws {
      let sections = [
        (BriefText.events.text(in: language), try events()),
        (BriefText.reminders.text(in: language), try reminders()),
        (BriefDocumentText.namedays.text(in: language), try namedays()),
        (BriefDocumentText.places.text(in: language), try places()),
      ].filter { !$0.1.isEmpty }
      guard !sections.isEmpty else { return [] }
      let plugin = DailyBriefPlugin()
      let text = sections.map { title, items in
        "\n## \(title)\n\n" + items.joined(separator: "\n") + "\n"
      }
      return [
        ExportedFile("\(plugin.id)/\(plugin.id).md", text: "# \(plugin.name)\n" + text.joined())
      ]
    }
  }

  /// Events in list order, each with its custom messages.
  private func events() throws -> [String] {
    try NumberedList<Event>(snapshot.events(), on: moment.today).entries.map(\.value).map { event in
      let countdown = Countdown(of: event, on: moment.today, language: language)
      let leadDays = event.leadDays.map(String.init).joined(separator: ", ")
      let facts = [
        countdown.nextOccurrence.longText(in: language),
        EventText.days(countdown.daysLeft).text(in: language),
        event.isYearly ? EventText.yearly.text(in: language) : "",
        leadDays.isEmpty ? "" : BriefDocumentText.announced(leadDays).text(in: language),
      ]
      let messages = [event.messageBefore, event.messageAfter].compactMap(\.self)
      return ([item(event.name, facts)] + messages.map { "  - \($0.markdownLine)" })
        .joined(separator: "\n")
    }
  }

  private func reminders() throws -> [String] {
    try snapshot.listedReminders(at: moment).map(\.reminder).map { reminder in
      let isOnce = reminder.repetition == .once
      return item(
        reminder.text,
        [
          DailyReminderText.repetition(reminder.repetition).text(in: language),
          isOnce ? reminder.start.longText(in: language) : "", "\(reminder.time)",
          isOnce ? "" : BriefDocumentText.from(reminder.start).text(in: language),
          reminder.until.map { DailyReminderText.until($0).text(in: language) } ?? "",
        ])
    }
  }

  private func namedays() throws -> [String] {
    try snapshot.list(FollowedName.self).sorted { ($0.name, $0.id) < ($1.name, $1.id) }.map {
      item($0.name, [$0.next(from: moment.today)?.longText(in: language) ?? "", $0.calendar])
    }
  }

  private func places() throws -> [String] {
    try snapshot.places().map { place in
      item(
        place.fullName,
        [
          place.coordinates.rounded, place.timeZone,
          place.isPrimary ? WeatherText.primary.text(in: language) : "",
        ])
    }
  }

  private func item(_ name: String, _ facts: [String]) -> String {
    let facts = facts.filter { !$0.isEmpty }.joined(separator: ", ")
    return "- **\(name.markdownLine)**: \(facts.markdownLine)"
  }
}
