import CoreModels
import CorePlugin
import CoreTerminal

/// Today's Bonus: green with a plus, red with a minus.
struct HabitBonus: Hashable, Sendable {
  let minutes: Int

  /// The minutes with their sign, in their colour.
  func text(in world: World) -> String {
    let sign = minutes > 0 ? "+" : minutes < 0 ? world.minusSign : ""
    let amount = sign + world.text(HabitText.minutes(abs(minutes)))
    let color: Color? = minutes > 0 ? MoriTheme.gain : minutes < 0 ? MoriTheme.loss : nil
    return world.styled(amount, Style(foreground: color, bold: minutes != 0))
  }

  /// The same after its name, or below it on a narrow terminal.
  func lines(in world: World) -> [String] {
    let (name, minutes) = ("\(world.text(MoriText.todaysBonus)):", text(in: world))
    let line = "\(name) \(minutes)"
    return line.visibleWidth <= world.columns ? [line] : [name, "  " + minutes]
  }
}

extension World {
  /// What stands before a negative number.
  fileprivate var minusSign: String { terminal.isUnicode ? "\u{2212}" : "-" }
}

extension Habit {
  /// The name on one line of a terminal.
  var shownName: String { name.terminalSafe.replacing("\n", with: " ") }
}
