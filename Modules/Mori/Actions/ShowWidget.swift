import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `mori widget`: prints one line for a prompt or status bar, with as few reads as possible.
struct ShowWidget: Action {
  static var configuration: CommandConfiguration { .init("widget", HelpText.widget) }
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> MoriWidget {
    let today = world.today
    let (life, bonus) = try await world.store.read { snapshot in
      let ledger = HabitLedger(snapshot: snapshot)
      return (
        try snapshot.findReadable(LifeRecord.self, LifeRecord.onlyID),
        try ledger.bonus(of: ledger.habits(includingArchived: true), on: today)
      )
    }
    let span = life?.lifespan
    let clock: MoriText? = span.map { span in
      let (count, areBorrowed) = span.clockDays(on: today)
      return areBorrowed ? .widgetBorrowed(count) : .widget(count)
    }
    let minutes = HabitBonus(minutes: bonus)
      .text(in: world.language, isUnicode: world.terminal.isUnicode)
    return MoriWidget(
      life: span, today: today, bonus: bonus,
      text: [world.text(clock ?? .setUpHint), minutes].joined(separator: world.separator))
  }
}

/// The clock and Today's Bonus in one line.
struct MoriWidget: Outcome, JSONObject {
  let life: Lifespan?
  let today: Day
  let bonus: Int
  let text: String

  static let fields: [Field<Self>] = [
    Field("days_remaining", "Days until the end, 0 after it.") {
      $0.life?.daysRemaining(on: $0.today)
    },
    Field("borrowed_days", "Days since the end, 0 before it.") {
      $0.life?.borrowedDays(on: $0.today) ?? 0
    },
    Field("todays_bonus_minutes", "The day's minutes of all habits.", \.bonus),
    Field("text", "Both in one line.", \.text),
  ]

  func lines(in world: World) -> [String] { [text] }
}
