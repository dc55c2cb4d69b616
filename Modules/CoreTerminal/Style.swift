public import CoreModels

/// The style of a text, independent of the terminal's capabilities.
public struct Style: Hashable, Sendable {
  /// The text colour; `nil` for the terminal's default.
  public var foreground: Color?
  /// The background colour; `nil` for the terminal's default.
  public var background: Color?
  /// Bold text.
  public var isBold: Bool
  /// Dim text.
  public var isDim: Bool
  /// Italic text.
  public var isItalic: Bool
  /// Underlined text.
  public var isUnderlined: Bool
  /// Text in the background's colour on a background of the text's.
  public var isInverse: Bool

  /// Creates a style; without arguments it changes nothing.
  public init(
    foreground: Color? = nil, background: Color? = nil,
    bold: Bool = false, dim: Bool = false, italic: Bool = false, underline: Bool = false,
    inverse: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    isBold = bold
    isDim = dim
    isItalic = italic
    isUnderlined = underline
    isInverse = inverse
  }

  /// No styling.
  public static let plain = Style()
  /// Bold only.
  public static let bold = Style(bold: true)
  /// Dim only.
  public static let dim = Style(dim: true)

  /// The text in SGR codes, line by line, with the nearest colours that `depth` supports; the plain
  /// text at `none`. Styled parts within keep their own style.
  public func callAsFunction(_ text: String, _ depth: ColorDepth) -> String {
    let opening = opening(at: depth)
    guard !opening.isEmpty, !text.isEmpty else { return text }
    // A background across a newline would fill the rest of the row.
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard !line.isEmpty else { return "" }
      // The reset of an inner style also ends the outer one, so it is started again.
      let inner =
        line.utf8.contains(0x1B)
        ? line.replacing(Control.resetStyle, with: Control.resetStyle + opening) : line
      return opening + inner + Control.resetStyle
    }.joined(separator: "\n")
  }

  private func opening(at depth: ColorDepth) -> String {
    guard depth != .none else { return "" }
    let attributes = [
      (isBold, "1"), (isDim, "2"), (isItalic, "3"), (isUnderlined, "4"), (isInverse, "7"),
    ]
    var parameters = attributes.compactMap { $0.0 ? $0.1 : nil }
    for (color, isBackground) in [(foreground, false), (background, true)] {
      if let code = color?.parameters(at: depth, isBackground: isBackground) {
        parameters.append(code)
      }
    }
    return parameters.isEmpty ? "" : "\u{1B}[\(parameters.joined(separator: ";"))m"
  }
}
