import CoreModels
import CorePlugin

/// A life in squares as SVG: lived filled, current outlined, future hollow.
///
/// The squares of a row are the dashes of one line, which keeps a life of 130 years small.
struct GridPicture {
  let grid: LifeGrid
  let today: Day
  let marks: [WeekMark]
  let layout: PictureLayout
  let theme: Look
  let language: Language

  var svg: String {
    let (width, height) = (layout.size.width, layout.size.height)
    let counts = grid.counts(on: today)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)">
      <rect width="\(width)" height="\(height)" fill="\(theme.palette.background)"/>
      <g fill="none" shape-rendering="crispEdges">
      \(squares(counts).joined(separator: "\n"))
      </g>
      <g font-family="system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif" \
      font-size="\(layout.textSize)" fill="\(theme.palette.secondaryText)" text-anchor="middle">
      \((title + legend(counts) + ages).joined(separator: "\n"))
      </g>
      \((drawnMarks + frame(counts) + ["</svg>"]).joined(separator: "\n"))

      """
  }

  private func squares(_ counts: LifeGrid.Counts) -> [String] {
    let future = grid.count - counts.remaining..<grid.count
    return filled(0..<counts.lived, theme.lived)
      + hollow(future, theme.future)
      + (counts.current.map { now(at: layout.corner(of: $0)) } ?? [])
  }

  private func filled(_ squares: Range<Int>, _ color: Color, inset: Int = 0) -> [String] {
    guard !squares.isEmpty else { return [] }
    let side = layout.side - 2 * inset
    return [
      """
      <path stroke="\(color)" stroke-width="\(side)" \
      stroke-dasharray="\(side) \(layout.pitch - side)" \
      d="\(layout.path(through: squares, inset: inset))"/>
      """
    ]
  }

  private func hollow(_ squares: Range<Int>, _ color: Color) -> [String] {
    filled(squares, color) + filled(squares, theme.palette.background, inset: layout.line)
  }

  /// Draws a square with a frame that extends into the gaps.
  private func now(at corner: (x: Int, y: Int)) -> [String] {
    let reach = max(layout.pitch / 6, 1)
    func square(_ inset: Int, _ color: Color) -> String {
      let side = layout.side - 2 * inset
      return """
        <rect x="\(corner.x + inset)" y="\(corner.y + inset)" width="\(side)" \
        height="\(side)" fill="\(color)"/>
        """
    }
    let line = max(layout.side / 6, 1)
    return [
      square(-reach, theme.palette.text), square(line - reach, theme.palette.background),
      square(max(layout.side / 4, 1), theme.palette.text),
    ]
  }

  private var title: [String] {
    let size = MoriText.gridSize(grid.rows).text(in: language)
    return [
      text(
        MoriText.lifeInSquares.text(in: language), x: layout.size.width / 2,
        y: layout.titleY - layout.textSize * 3 / 2, size: layout.textSize * 3 / 2,
        color: theme.palette.text),
      text(size, x: layout.size.width / 2, y: layout.titleY),
    ]
  }

  /// Draws the three shapes with their counts, and below them the kinds of marks present.
  private func legend(_ counts: LifeGrid.Counts) -> [String] {
    let glyphs = GridGlyphs(density: .full, isUnicode: true)
    var parts: [(Character, Color, GridText)] = [
      (glyphs.lived, theme.lived, .lived(counts.lived)),
      (glyphs.now, theme.palette.text, .state(.current)),
      (glyphs.future, theme.future, .toCome(counts.remaining)),
    ]
    if counts.current == nil { parts.remove(at: 1) }
    let shown = marks.filter { $0.day.flatMap(grid.square) != nil }
    let signs: [(Character, Color, GridText)] = [
      (glyphs.note, theme.palette.text, .note), (glyphs.milestone, theme.palette.text, .milestone),
    ].filter { sign in shown.contains { $0.isMilestone == (sign.0 == glyphs.milestone) } }
    let below = layout.legendY + layout.textSize * 3 / 2
    return [legend(parts, y: layout.legendY)] + (signs.isEmpty ? [] : [legend(signs, y: below)])
  }

  private func legend(_ parts: [(Character, Color, GridText)], y: Int) -> String {
    let spans = parts.enumerated().map { index, part in
      """
      <tspan fill="\(part.1)"\(index > 0 ? " dx=\"\(layout.textSize)\"" : "")>\(part.0)</tspan> \
      \(part.2.text(in: language).xmlEscaped)
      """
    }
    return #"<text x="\#(layout.size.width / 2)" y="\#(y)">\#(spans.joined())</text>"#
  }

  private var ages: [String] {
    let size = layout.textSize * 3 / 4
    return stride(from: 0, to: grid.rows, by: 10).map { age in
      let corner = layout.corner(of: age * LifeGrid.columns)
      if layout.size.isLandscape {
        return text("\(age)", x: corner.x + layout.side / 2, y: layout.y - size / 2, size: size)
      }
      // Digits are about three quarters of the font size high.
      let y = corner.y + (layout.side + size * 3 / 4) / 2
      return text("\(age)", x: layout.x - size / 2, y: y, size: size, anchor: "end")
    }
  }

  private func text(
    _ text: String, x: Int, y: Int, size: Int? = nil, color: Color? = nil, anchor: String? = nil
  ) -> String {
    let size = size.map { #" font-size="\#($0)""# } ?? ""
    let color = color.map { #" fill="\#($0)""# } ?? ""
    let anchor = anchor.map { #" text-anchor="\#($0)""# } ?? ""
    return #"<text x="\#(x)" y="\#(y)"\#(size)\#(color)\#(anchor)>\#(text.xmlEscaped)</text>"#
  }
}

extension GridPicture {
  /// Creates a picture of that size, a poster by default; throws ``MoriError/badPictureSize(_:)``
  /// and ``MoriError/pictureTooSmall(_:)``.
  init(_ marked: MarkedGrid, size typed: String?, theme: Look, in world: World) throws(MoriError) {
    guard let size = typed.map(PictureSize.init) ?? .poster else {
      throw .badPictureSize(typed ?? "")
    }
    guard let layout = PictureLayout(size: size, rows: marked.grid.rows) else {
      throw .pictureTooSmall(typed ?? "")
    }
    self.init(
      grid: marked.grid, today: world.today, marks: marked.marks, layout: layout, theme: theme,
      language: world.language)
  }
}
