/// The layout of a picture of the squares, in whole pixels for sharp edges.
struct PictureLayout: Hashable, Sendable {
  let size: PictureSize
  /// The distance between squares.
  let pitch: Int
  /// The side of a square.
  let side: Int
  /// The line width of a hollow square.
  let line: Int
  /// The upper left corner of the first square.
  let x: Int, y: Int
  let textSize: Int
  /// The baselines of the title and the counts.
  let titleY: Int, legendY: Int
  private let rows: Int

  /// Computes the layout; `nil` if the picture is too small for the rows.
  init?(size: PictureSize, rows: Int) {
    let (width, height) = (size.width, size.height)
    let margin = min(width, height) / 16
    // A phone shows the time and notifications over the upper part.
    let top = height > width * 2 ? height / 4 : margin
    let text = max(min(width, height) / 40, 8)
    let (across, down) = size.isLandscape ? (rows, LifeGrid.columns) : (LifeGrid.columns, rows)
    let gutter = text * 2
    let room = (
      width: width - 2 * margin - gutter * 2, height: height - top - margin - text * 13 / 2
    )
    let pitch = min(room.width / across, room.height / down, min(width, height) / 12)
    guard pitch >= 4 else { return nil }
    self.size = size
    self.rows = rows
    self.pitch = pitch
    let gap = max(pitch / 6, 1)
    side = pitch - gap
    line = max((side + 2) / 8, 1)
    textSize = text
    x = (width - across * pitch + gap) / 2
    let free = room.height - down * pitch
    y = top + free / 2 + text * 9 / 2
    titleY = y - text * 5 / 2
    legendY = y + down * pitch - gap + text * 2
  }

  /// Returns the upper left corner of a square.
  func corner(of square: Int) -> (x: Int, y: Int) {
    let (row, column) = LifeGrid.position(of: square)
    return size.isLandscape
      ? (x + row * pitch, y + column * pitch) : (x + column * pitch, y + row * pitch)
  }

  /// Returns lines through the centres of the squares, one per row from its first square to its
  /// last; `inset` delays their start.
  func path(through squares: Range<Int>, inset: Int = 0) -> String {
    var path = ""
    var square = squares.lowerBound
    while square < squares.upperBound {
      let end = min((square / LifeGrid.columns + 1) * LifeGrid.columns, squares.upperBound)
      let corner = corner(of: square)
      // Half a pixel if the side is odd.
      let middle = side.isMultiple(of: 2) ? "" : ".5"
      let length = (end - square) * pitch
      path +=
        size.isLandscape
        ? "M\(corner.x + side / 2)\(middle) \(corner.y + inset)v\(length)"
        : "M\(corner.x + inset) \(corner.y + side / 2)\(middle)h\(length)"
      square = end
    }
    return path
  }
}
