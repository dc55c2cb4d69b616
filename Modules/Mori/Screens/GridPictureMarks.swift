import CoreModels

extension GridPicture {
  /// The marks as diamonds for notes and stars for milestones, the latter on top, each with its
  /// text as a tooltip.
  var drawnMarks: [String] {
    let drawn = (marks.filter { !$0.isMilestone } + marks.filter(\.isMilestone)).compactMap(shape)
    guard !drawn.isEmpty else { return [] }
    let head = """
      <defs><path id="n" d="\(Self.diamond)"/><path id="m" d="\(Self.star)"/></defs>
      <g stroke="\(theme.palette.background)" stroke-width="2" paint-order="stroke">
      """
    return [head] + drawn + ["</g>"]
  }

  /// Draws the current square's frame around the marks that cover it.
  func frame(_ counts: LifeGrid.Counts) -> [String] {
    let covering = marks.filter { $0.day.flatMap(grid.square) == counts.current }
    guard let current = counts.current, !covering.isEmpty else { return [] }
    let corner = layout.corner(of: current)
    let line = max(layout.side / 6, 1)
    // The extent of the shapes below, plus the line.
    let reach = radius(isMilestone: covering.contains(where: \.isMilestone)) + line
    return [
      """
      <rect x="\(corner.x + layout.side / 2 - reach)" y="\(corner.y + layout.side / 2 - reach)" \
      width="\(2 * reach)" height="\(2 * reach)" fill="none" stroke="\(theme.palette.text)" \
      stroke-width="\(line)" shape-rendering="crispEdges"/>
      """
    ]
  }

  /// Returns the radius: a star is two squares wide, a diamond one and a half.
  private func radius(isMilestone: Bool) -> Int {
    isMilestone ? layout.pitch : layout.pitch * 3 / 4
  }

  /// Draws a mark; `nil` outside the grid.
  private func shape(of mark: WeekMark) -> String? {
    guard let square = mark.day.flatMap(grid.square) else { return nil }
    let corner = layout.corner(of: square)
    let (x, y) = (corner.x + layout.side / 2, corner.y + layout.side / 2)
    // The shapes are 20 units wide.
    let tenths = radius(isMilestone: mark.isMilestone)
    return """
      <use href="#\(mark.isMilestone ? "m" : "n")" \
      transform="translate(\(x) \(y)) scale(\(tenths / 10).\(tenths % 10))" \
      fill="\(theme.color(of: mark.color))"><title>\(title(of: mark))</title></use>
      """
  }

  /// Returns the day and text, shortened to keep the picture small.
  private func title(of mark: WeekMark) -> String {
    let full = mark.id + " " + mark.text
    var room = Self.longestTitle
    let cut = full.prefix { character in
      room -= String(character).xmlEscaped.utf8.count
      return room >= 0
    }
    return String(cut).xmlEscaped + (cut.endIndex < full.endIndex ? "…" : "")
  }

  /// The limit of a title in UTF-8 bytes of escaped text.
  private static let longestTitle = 200

  private static let diamond = "M0-10L8 0L0 10L-8 0z"
  /// Five points on a circle with radius 10, and the inner ones with radius 4.
  private static let star =
    "M0-10L2.4-3.2L9.5-3.1L3.8 1.2L5.9 8.1L0 4L-5.9 8.1L-3.8 1.2L-9.5-3.1L-2.4-3.2z"
}
