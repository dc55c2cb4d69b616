import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `mori widget`: prints one line for a prompt or status bar, with as few reads as possible.
struct WidgetCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("widget", HelpText.widget) }

  static let takesArguments = false

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let (today, language) = (world.today, world.language)
    let (life, bonus) = try await world.store.read { snapshot in
      (
        try snapshot.findReadable(LifeRecord.self, LifeRecord.onlyID),
        try HabitLedger(snapshot: snapshot).bonus(on: today)
      )
    }
    let span = life?.lifespan
    let clock: MoriText? = span.map { span in
      let (count, areBorrowed) = span.clockDays(on: today)
      return areBorrowed ? .widgetBorrowed(count) : .widget(count)
    }
    let line =
      [clock ?? .setUpHint].map { $0.text(in: language) } + [
        HabitBonus(minutes: bonus).text(
          in: language, isUnicode: world.terminal.isUnicode)
      ]
    let json: JSONValue = [
      "days_remaining": span.map { .integer(Int64($0.daysRemaining(on: today))) } ?? .null,
      "borrowed_days": .integer(Int64(span?.borrowedDays(on: today) ?? 0)),
      "todays_bonus_minutes": .integer(Int64(bonus)),
      "text": .string(line.joined(separator: world.separator)),
    ]
    try world.answer(json) { [line.joined(separator: world.separator)] }
  }
}
