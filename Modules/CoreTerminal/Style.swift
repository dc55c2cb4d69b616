public import CoreModels

/// How a piece of text looks, independent of what the terminal can show.
public struct Style: Hashable, Sendable {
  /// The text's colour; the terminal's own where `nil`.
  public var foreground: Color?
  /// The colour behind the text; the terminal's own where `nil`.
  public var background: Color?
  /// Heavier letters.
  public var isBold: Bool
  /// Fainter letters.
  public var isDim: Bool
  /// Slanted letters.
  public var isItalic: Bool
  /// A line below the letters.
  public var isUnderlined: Bool

  /// A look; without arguments it changes nothing.
  public init(
    foreground: Color? = nil, background: Color? = nil,
    bold: Bool = false, dim: Bool = false, italic: Bool = false, underline: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    isBold = bold
    isDim = dim
    isItalic = italic
    isUnderlined = underline
  }

  /// No styling at all.
  public static let plain = Style()
  /// Bold only.
  public static let bold = Style(bold: true)
  /// Dim only.
  public static let dim = Style(dim: true)

  /// The text between SGR codes, line by line, with the nearest colours that `depth` has; the bare
  /// text at `none`. Pieces inside that are styled already keep their own look.
  public func callAsFunction(_ text: String, _ depth: ColorDepth) -> String {
    let opening = opening(at: depth)
    guard !opening.isEmpty, !text.isEmpty else { return text }
    // A background that runs through a newline would paint the rest of the row.
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard !line.isEmpty else { return "" }
      // The inner piece's reset ends the outer style as well, so that it opens again.
      let inner =
        line.utf8.contains(0x1B)
        ? line.replacing(Control.resetStyle, with: Control.resetStyle + opening) : line
      return opening + inner + Control.resetStyle
    }.joined(separator: "\n")
  }

  private func opening(at depth: ColorDepth) -> String {
    guard depth != .none else { return "" }
    let attributes = [(isBold, "1"), (isDim, "2"), (isItalic, "3"), (isUnderlined, "4")]
    var parameters = attributes.compactMap { $0.0 ? $0.1 : nil }
    for (color, isBackground) in [(foreground, false), (background, true)] {
      if let code = color?.parameters(at: depth, isBackground: isBackground) {
        parameters.append(code)
      }
    }
    return parameters.isEmpty ? "" : "\u{1B}[\(parameters.joined(separator: ";"))m"
  }
}
