import CoreModels
import CorePlugin
import CoreTerminal

/// The affirmation as lines of text: centred on a card in the theme's colours on a terminal, plain
/// in a pipe.
struct AffirmationScreen {
  let state: AffirmationState
  var isRefreshing = false

  /// The maximum width of the card, however wide the terminal is.
  private static let widestCard = 64

  func lines(in world: World) -> [String] {
    let text = state.affirmation.text.terminalSafe
    guard world.isDrawn else {
      return [text] + (mark.map { ["", world.text($0)] } ?? [])
    }
    let rows =
      [Row.blank, .title(world.text(GroundingSunText.title)), .blank]
      + card(text, in: world).map(Row.card) + [.blank]
      + button(in: world).map(Row.button) + [.note(mark.map(world.text) ?? "")]
    let painter = RowPainter(
      palette: SunPalette.of(state.theme.look, colors: world.terminal.colors),
      columns: world.columns,
      colors: world.terminal.colors)
    return rows.enumerated().map { painter.line($0.element, row: $0.offset, of: rows.count) }
  }

  private func card(_ text: String, in world: World) -> [String] {
    // With enough room, the gradient is visible on all sides.
    let columns = min(world.columns < 30 ? world.columns : world.columns - 4, Self.widestCard)
    // Wide cards have wide margins.
    let inner = Box.innerColumns(of: columns)
    let lines = text.wrapped(to: columns > 40 ? inner - 4 : inner)
    return Box(lines: [""] + lines.map { $0.padded(to: inner, alignment: .center) } + [""])
      .lines(columns: columns, isUnicode: world.terminal.isUnicode)
  }

  private func button(in world: World) -> [String] {
    world.text(GroundingSunText.newHint).wrapped(to: world.columns - 2).map { " \($0) " }
  }

  /// The note on the source: being refreshed, or failed.
  private var mark: GroundingSunText? {
    if isRefreshing { return .refreshing }
    guard case .failed(_, let isOffline) = state.refresh else { return nil }
    return isOffline ? .offline : .notRefreshed
  }
}

/// A row of the screen.
private enum Row {
  case blank
  case title(String)
  case card(String)
  case button(String)
  case note(String)
}

/// Centres rows on the gradient, if the terminal has enough colours.
private struct RowPainter {
  let palette: SunPalette
  let columns: Int
  let colors: ColorDepth

  func line(_ row: Row, row index: Int, of count: Int) -> String {
    let ground = palette.background(row: index, of: count)
    let (text, style) = content(row, on: ground)
    guard colors != .none else {
      let centered = text.centered(in: columns)
      return centered.lastIndex { $0 != " " }.map { String(centered[...$0]) } ?? ""
    }
    let margin = Style(background: ground)
    let left = max((columns - text.visibleWidth) / 2, 0)
    let right = max(columns - text.visibleWidth - left, 0)
    return margin(String(repeating: " ", count: left), colors) + style(text, colors)
      + margin(String(repeating: " ", count: right), colors)
  }

  private func content(_ row: Row, on ground: Color) -> (String, Style) {
    switch row {
    case .blank: ("", .plain)
    case .title(let text): (text, Style(foreground: palette.text, background: ground, bold: true))
    case .card(let text): (text, Style(foreground: palette.text, background: palette.card))
    case .button(let text):
      (text, Style(foreground: palette.buttonText, background: palette.button))
    case .note(let text): (text, Style(foreground: palette.secondaryText, background: ground))
    }
  }
}
