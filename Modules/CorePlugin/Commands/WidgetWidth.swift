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
    return { world.cut($0, to: columns) }
  }
}

extension Input {
  /// The width of a `widget`, which prints one line for a prompt.
  public static func width(_ path: any WritableKeyPath<Root, Int?> & Sendable) -> Input {
    .option("width", path, HelpText.widgetWidthWidth, valueName: "columns", in: 1...1000)
  }
}

extension World {
  /// Returns the line cut to that many columns, or unchanged without a width.
  public func cut(_ line: String, to columns: Int?) -> String {
    guard let columns else { return line }
    return line.truncated(to: columns, ellipsis: terminal.isUnicode ? "…" : "...")
  }
}
