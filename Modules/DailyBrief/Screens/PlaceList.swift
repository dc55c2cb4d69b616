import CorePlugin
import CoreTerminal

/// The person's places, the primary one first.
struct PlaceList {
  let places: [Place]

  func lines(in world: World) -> [String] {
    guard !places.isEmpty else {
      let sentence = world.text(WeatherText.noPlaces)
      return world.isDrawn ? sentence.wrapped(to: world.columns) : [sentence]
    }
    let rows = places.map { place in
      [
        place.fullName.oneLine, place.coordinates.rounded, place.timeZone.terminalSafe,
        place.isPrimary ? world.text(WeatherText.primary) : "",
      ]
    }
    guard world.isDrawn else {
      return rows.map { $0.filter { !$0.isEmpty }.joined(separator: "  ") }
    }
    // On a narrow screen, only the name and the mark are shown.
    let shown = world.columns < 50 ? [0, 3] : [0, 1, 2, 3]
    return Table(
      columns: shown.map { _ in Table.Column() }, rows: rows.map { row in shown.map { row[$0] } }
    ).lines(columns: world.columns, isUnicode: world.terminal.isUnicode)
  }
}
