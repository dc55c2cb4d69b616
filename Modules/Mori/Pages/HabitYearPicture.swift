import CoreModels
import CoreTerminal

/// A habit's year as SVG for a page, whose style sheet provides the colours; larger squares mean
/// more minutes.
struct HabitYearPicture {
  let year: HabitYear
  let language: Language

  private static let pitch = 14
  private static let (left, top) = (36, 18)

  var svg: String {
    let map = year.map(in: language)
    var paths: [String: String] = [:]
    for (column, week) in map.columns.enumerated() {
      for (row, cell) in week.cells.enumerated() {
        guard let name = Self.name(of: cell) else { continue }
        let x = Self.left + column * Self.pitch + 6
        paths[name, default: ""] += "M\(x) \(Self.top + row * Self.pitch + 6)h0"
      }
    }
    let days = map.rows.enumerated().compactMap { row, name in
      row.isMultiple(of: 2)
        ? Self.text(name, x: Self.left - 8, y: Self.top + row * Self.pitch + 10, end: true) : nil
    }
    let months = map.columns.enumerated().compactMap { column, week in
      week.title.isEmpty
        ? nil : Self.text(week.title, x: Self.left + column * Self.pitch, y: 11, end: false)
    }
    let width = Self.left + map.columns.count * Self.pitch
    return """
      <svg class="year" viewBox="0 0 \(width) \(Self.top + 7 * Self.pitch)" width="\(width)" \
      role="img" aria-label="\(MoriPageWord.lastYear.text(in: language).xmlEscaped)">\
      \(paths.sorted { $0.key < $1.key }.map { Self.path($0.key, $0.value) }.joined())\
      \((days + months).joined())</svg>
      """
  }

  /// The legend, from less to more.
  static let levels =
    "<svg class=\"year levels\" viewBox=\"0 0 62 12\" width=\"62\" height=\"12\" "
    + "aria-hidden=\"true\">"
    + (1...HeatMap.highest).map { path("level\($0)", "M\($0 * 14 - 6) 6h0") }.joined() + "</svg>"

  private static func name(of cell: HeatMap.Cell) -> String? {
    switch cell {
    case .blank: nil
    case .pause: "pause"
    case .level(let level): "level\(level)"
    }
  }

  private static func path(_ name: String, _ path: String) -> String {
    "<path class=\"\(name)\" d=\"\(path)\"/>"
  }

  private static func text(_ text: String, x: Int, y: Int, end: Bool) -> String {
    "<text x=\"\(x)\" y=\"\(y)\"\(end ? " text-anchor=\"end\"" : "")>\(text.xmlEscaped)</text>"
  }
}
