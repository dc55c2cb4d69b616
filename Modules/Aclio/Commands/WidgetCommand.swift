import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal

/// `aclio widget`: the next step in one line, for a prompt or a status bar.
struct WidgetCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("widget", HelpText.widget) }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @OptionGroup var width: WidgetWidth

  func run(in world: World) async throws {
    let cut = try width.cut(in: world)
    let state = try await world.aclioState()
    try world.answer(state.cardJSON) {
      [cut(state.widgetLine(in: world.language, isUnicode: world.terminal.isUnicode))]
    }
  }
}

extension AclioState {
  /// The next step, with its goal's progress.
  func widgetLine(in language: Language, isUnicode: Bool) -> String {
    guard let focus, let next = focus.entry.next else {
      return (goals.isEmpty ? GoalText.noGoals.text(in: language) : nil)
        ?? GameText.nothingToDo.text(in: language)
    }
    let mark = isUnicode ? "○ " : ""
    return mark + next.title.onOneTerminalLine + " (\(focus.goal.shownName), \(focus.progress)%)"
  }
}
