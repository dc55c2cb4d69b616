public import ArgumentParser
import CoreTerminal

/// How wide a product's line for a prompt may be; the same option in each `widget`.
public struct WidgetWidth: ParsableArguments {
  @Option(help: ArgumentHelp(HelpText.widgetWidthWidth, valueName: "columns"))
  private var width: Int?

  /// Parsing makes it.
  public init() {}

  /// Cuts lines to 1 … 1000 columns, or leaves them as they are; throws
  /// ``OptionError/badNumber(option:allowed:)``.
  public func cut(in world: World) throws -> (String) -> String {
    guard let width else { return { $0 } }
    let columns = try (1...1000).validated(width, option: "width")
    let ellipsis = world.terminal.isUnicode ? "…" : "..."
    return { $0.truncated(to: columns, ellipsis: ellipsis) }
  }
}
