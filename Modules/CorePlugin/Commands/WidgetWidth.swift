public import ArgumentParser
import CoreTerminal

/// The width option of the `widget` commands, which print one line for a prompt.
public struct WidgetWidth: ParsableArguments {
  @Option(help: ArgumentHelp(HelpText.widgetWidthWidth, valueName: "columns"))
  private var width: Int?

  public init() {}

  /// Returns a function that cuts lines to 1…1000 columns, or leaves them unchanged without the
  /// option; throws ``OptionError/badNumber(option:allowed:)``.
  public func cut(in world: World) throws -> (String) -> String {
    guard let width else { return { $0 } }
    let columns = try (1...1000).validated(width, option: "width")
    let ellipsis = world.terminal.isUnicode ? "…" : "..."
    return { $0.truncated(to: columns, ellipsis: ellipsis) }
  }
}
