import CoreTerminal

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
