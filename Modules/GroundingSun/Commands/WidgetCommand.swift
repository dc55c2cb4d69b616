import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal

/// `grounding-sun widget`: prints today's affirmation in one line, for a prompt or a status bar.
///
/// It does not use the network. Once the day has its affirmation, it reads two records by their
/// ids.
struct WidgetCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("widget", HelpText.widget) }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @OptionGroup var width: WidgetWidth

  func run(in world: World) async throws {
    let cut = try width.cut(in: world)
    let source = try await world.affirmationSource()
    let today = world.today
    let date = try await world.settledDates([today], showing: today, from: source)[0]
    let affirmation = date.chosen.reading(in: world.language)
    try world.answer(["day": .string(date.day?.description ?? ""), "affirmation": affirmation.json])
    {
      let text = affirmation.text.terminalSafe.split(whereSeparator: \.isNewline)
        .joined(separator: " ")
      return [cut((world.terminal.isUnicode ? "☀ " : "") + text)]
    }
  }
}
