import CoreModels
import CorePlugin
import CoreTerminal

/// A day's names; for today also tomorrow's and those of followed names.
struct NamedayScreen {
  let nameday: Nameday
  var tomorrow: Nameday?
  var people: [UpcomingNameday] = []

  func lines(in world: World) -> [String] {
    guard world.isDrawn else {
      return [nameday, tomorrow].compactMap(\.self).map { "\($0.day)  \(said($0, in: world))" }
        + people.map { $0.text(in: world.language) }
    }
    let day = nameday.day.longText(in: world.language)
    return wrapped(day, .dim, in: world)
      + wrapped(said(nameday, in: world), nameday.names.isEmpty ? .plain : .bold, in: world)
      + tomorrowLines(in: world)
      + people.flatMap { wrapped($0.text(in: world.language), .plain, in: world) }
  }

  /// The day's names, or a note that there are none.
  private func said(_ nameday: Nameday, in world: World) -> String {
    nameday.names.isEmpty
      ? world.text(NamedayText.noNames) : nameday.names.joined(separator: ", ").terminalSafe
  }

  private func tomorrowLines(in world: World) -> [String] {
    guard let tomorrow, !tomorrow.names.isEmpty else { return [] }
    return wrapped(
      world.text(NamedayText.tomorrow(tomorrow.names.joined(separator: ", "))), .dim, in: world)
  }

  private func wrapped(_ text: String, _ style: Style, in world: World) -> [String] {
    text.wrapped(to: world.columns).map { world.styled($0, style) }
  }
}

/// A name found by a search, with its next day.
struct FoundNameday {
  let match: NamedayMatch
  /// The calendar's code, spelled as requested.
  let calendar: String
  let next: Day
  let today: Day
}

extension FoundNameday: JSONObject {
  static let fields: [Field<Self>] = [
    Field("name", "The name.", \.match.name),
    Field("calendar", "The code of its calendar.", \.calendar),
    Field("date", "Its day in every year, as MM-DD.", \.match.date),
    Field("next", "The next such day.", \.next),
    Field("days_left", "Days until then.") { $0.today.distance(to: $0.next) },
    Field("is_whole", "Whether it is the name itself, not one that begins so.", \.match.isWhole),
  ]
}

extension [FoundNameday] {
  /// The name's days; if the name itself has none, those of names that begin with it.
  func lines(in world: World) -> [String] {
    let whole = filter(\.match.isWhole)
    let rows = NamedayRows(
      rows: (whole.isEmpty ? self : whole).map {
        .init(day: $0.next, name: $0.match.name, today: $0.today)
      })
    let head = whole.isEmpty && world.isDrawn ? [world.text(NamedayText.beginningSo)] : []
    return head.flatMap { $0.wrapped(to: world.columns) } + rows.lines(in: world)
  }
}

/// Names with their next days and the days left, as a list.
struct NamedayRows {
  struct Row {
    let day: Day?
    let name: String
    let today: Day
  }

  let rows: [Row]

  func lines(in world: World) -> [String] {
    let cells = rows.map { row in
      [
        row.day.map(world.tabled) ?? "", row.name.terminalSafe,
        row.day.map { world.text(EventText.days(row.today.distance(to: $0))) } ?? "",
      ]
    }
    guard world.isDrawn else { return cells.map { $0.joined(separator: "  ") } }
    // Too narrow for a table: each row takes two lines.
    guard world.columns >= 40 else {
      return cells.flatMap { row in
        row[1].wrapped(to: world.columns)
          + "\(row[0]) \(row[2])".wrapped(to: world.columns - 2).map {
            "  " + world.styled($0, .dim)
          }
      }
    }
    let table = Table(
      columns: [
        Table.Column(isFlexible: false), Table.Column(), Table.Column(isFlexible: false),
      ], rows: cells)
    return table.lines(columns: world.columns, isUnicode: world.terminal.isUnicode)
  }
}
