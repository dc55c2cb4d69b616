import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `grounding-sun widget`: prints today's affirmation in one line, for a prompt or a status bar.
///
/// It does not use the network. Once the day has its affirmation, it reads two records by their
/// ids.
struct ShowWidget: Action {
  static var configuration: CommandConfiguration { .init("widget", HelpText.widget) }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] { [.width(\.width)] }

  var width: Int?

  func perform(in world: World) async throws -> AffirmationLine {
    let source = try await world.affirmationSource()
    let today = world.today
    let date = try await world.settledDates([today], showing: today, from: source)[0]
    return AffirmationLine(
      day: date.day, affirmation: date.chosen.reading(in: world.language), width: width)
  }
}

/// A day's affirmation in one line.
struct AffirmationLine: Outcome, JSONObject {
  let day: Day?
  let affirmation: Affirmation
  let width: Int?

  static let fields: [Field<Self>] = [
    Field("day", "The day.", .day) { .string($0.day?.description ?? "") },
    Field("affirmation", "Its affirmation.", \.affirmation),
  ]

  func lines(in world: World) -> [String] {
    let text = affirmation.text.terminalSafe.split(whereSeparator: \.isNewline)
      .joined(separator: " ")
    return [world.cut((world.terminal.isUnicode ? "☀ " : "") + text, to: width)]
  }
}
