import CoreModels

extension GridPicture {
  /// Diamonds for notes and stars for milestones, the latter above, each with its text to point at.
  var drawnMarks: [String] {
    let placed = marks.sorted { !$0.isMilestone && $1.isMilestone }.compactMap { mark in
      mark.day.flatMap(grid.square).map { (corner: layout.corner(of: $0), mark: mark) }
    }
    guard !placed.isEmpty else { return [] }
    let ground = theme.palette.background
    return [
      """
      <defs><path id="n" d="\(Self.diamond)"/><path id="m" d="\(Self.star)"/></defs>
      <g stroke="\(ground)" stroke-width="2" paint-order="stroke">
      """
    ]
      + placed.map { corner, mark in
        // Shapes are drawn 20 wide around their middle.
        let scale = Double(layout.pitch * (mark.isMilestone ? 8 : 6) / 4 * 10 / 20) / 10
        let middle = (corner.x + layout.side / 2, corner.y + layout.side / 2)
        return """
          <use href="#\(mark.isMilestone ? "m" : "n")" \
          transform="translate(\(middle.0) \(middle.1)) scale(\(scale))" \
          fill="\(theme.color(of: mark.color))"><title>\(title(of: mark))</title></use>
          """
      } + ["</g>"]
  }

  /// Day and text, cut so that many long ones keep the picture small.
  private func title(of mark: WeekMark) -> String {
    let full = mark.id + " " + mark.text
    var room = Self.longestTitle
    let cut = full.prefix { character in
      room -= String(character).xmlEscaped.utf8.count
      return room >= 0
    }
    return String(cut).xmlEscaped + (cut.endIndex < full.endIndex ? "…" : "")
  }

  /// UTF-8 bytes of escaped text.
  private static let longestTitle = 200

  private static let diamond = "M0-10L8 0L0 10L-8 0z"
  /// Five points on a circle of 10, those between them at 4.
  private static let star =
    "M0-10L2.4-3.2L9.5-3.1L3.8 1.2L5.9 8.1L0 4L-5.9 8.1L-3.8 1.2L-9.5-3.1L-2.4-3.2z"
}
