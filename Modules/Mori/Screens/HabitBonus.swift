import CoreModels
import CorePlugin
import CoreTerminal

/// Today's Bonus: green with a plus, red with a minus.
struct HabitBonus: Hashable, Sendable {
  let minutes: Int

  /// The number for a small mark: empty for 0, and no plus.
  var figure: String {
    minutes == 0 ? "" : (minutes < 0 ? "\u{2212}" : "") + "\(minutes.magnitude)"
  }

  /// Returns the minutes with their sign.
  func text(in language: Language, isUnicode: Bool = true) -> String {
    let sign = minutes > 0 ? "+" : minutes < 0 ? (isUnicode ? "\u{2212}" : "-") : ""
    return sign + HabitText.minutes(abs(minutes)).text(in: language)
  }

  /// Returns the minutes with their sign, in the terminal's own green or red, which can be read on
  /// its background.
  func text(in world: World) -> String {
    let text = text(in: world.language, isUnicode: world.terminal.isUnicode)
    return world.styled(text, minutes == 0 ? .plain : tone)
  }

  /// Returns the label and the minutes, on two lines if the terminal is narrow. With `--date` the
  /// label names that day.
  func lines(in world: World, columns: Int? = nil) -> [String] {
    let title = world.fixedDay.map { world.text(HabitText.bonusOn($0)) }
    let name = (title ?? world.text(MoriText.todaysBonus)) + ":"
    let minutes = text(in: world)
    let line = "\(name) \(minutes)"
    return line.visibleWidth <= columns ?? world.columns ? [line] : [name, "  " + minutes]
  }
}

extension Habit {
  /// The name on one line, safe for a terminal.
  var shownName: String { name.terminalSafe.replacing("\n", with: " ") }
}
