import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// Redirects from a day to its week, for a date field.
  static let moriDay = Page(
    "/mori/weeks", title: { MoriPageWord.week.text(in: $0) }
  ) { request, world in
    let day = try request.asked("day").map { try Day(typed: $0) } ?? world.today
    let number = try await world.store.read { snapshot in
      let marked = try MarkedGrid(from: snapshot)
      return marked.grid.number(of: try marked.week(of: day).lowerBound)
    }
    return .moved(to: "/mori/weeks/\(number)")
  }.afterSetUp

  /// The page of a week with all its entries. Weeks are numbered from 1, beyond the grid too.
  static let moriWeek = MoriTab.overview.page(
    "/mori/weeks/{n}", template: Content.Pages.week
  ) { request, world in
    guard let number = request.parameters["n"].flatMap({ Int($0) }),
      (1...WeekPage.mostWeeks).contains(number)
    else { return nil }
    let (kept, moment) = (world.kept, world.moment)
    let week = try await world.store.read { snapshot in
      let grid = try MarkedGrid(from: snapshot).grid
      let day = grid.firstDay(ofWeek: number)
      return try WeekScreen(of: day, from: snapshot, at: moment, kept: kept)
    }
    return WeekPage(number: number, week: week, world: world).values
  }.afterSetUp

  /// This page, redirecting to the welcome page before set-up.
  private var afterSetUp: Page {
    Page(path, title: title) { request, world in
      do {
        return try await answer(request, world)
      } catch MoriError.notSetUp {
        return .moved(to: "/mori")
      }
    }
  }
}

/// A week of a life, as template values.
struct WeekPage {
  let number: Int
  let week: WeekScreen
  let world: World

  /// Two hundred years.
  static let mostWeeks = 200 * LifeGrid.columns

  var values: [String: any Sendable] {
    let language = world.language
    let range = [week.days.lowerBound, week.days.upperBound]
      .map { $0.dateText(in: language) }.joined(separator: " – ")
    var place = [GridText.age(week.grid.life.age(on: week.days.lowerBound).years)]
    place.append(.state(week.state))
    if let square = week.square { place.insert(.square(square + 1, of: week.grid.count), at: 0) }
    let days = week.days.map(dayValues).filter { $0["isEmpty"] as? Bool == false }
    let nothing: MoriPageWord? =
      !days.isEmpty ? nil : week.state == .lived ? .nothingKept : .stillOpen
    var values: [String: any Sendable] = [
      "title": range, "range": range, "number": number, "later": number + 1,
      "place": place.map(world.text).joined(separator: " · "), "days": days,
      "first": "\(week.days.lowerBound)", "last": "\(week.days.upperBound)",
      "colors": MarkColor.allCases.map { color in
        [
          "value": color.rawValue,
          "text": color.word.text(in: language),
        ]
      },
    ]
    values["earlier"] = number > 1 ? number - 1 : nil
    values["nothing"] = nothing.map(world.text)
    return values
  }

  private func dayValues(of day: Day) -> [String: any Sendable] {
    let marks = week.marks.filter { $0.day == day }.map { mark in
      [
        "text": mark.text, "day": "\(day)",
        "kind": (mark.isMilestone ? "milestone " : "note ") + (mark.color?.rawValue ?? "colorless"),
      ]
    }
    let kept =
      week.kept.filter { $0.day == day }.map(\.text)
      + (week.paused.contains(day) ? [world.text(GridText.paused)] : [])
    return [
      "name": day.longText(in: world.language), "marks": marks, "kept": kept,
      "isEmpty": marks.isEmpty && kept.isEmpty,
    ]
  }
}

extension LifeGrid {
  /// Returns the number of a week, from 1, by its first day. Beyond the grid, weeks of seven days
  /// continue.
  func number(of first: Day) -> Int {
    let end = firstDay(of: count)
    return (square(containing: first) ?? count + end.distance(to: first) / 7) + 1
  }

  /// Returns the first day of a week by its number.
  func firstDay(ofWeek number: Int) -> Day {
    number <= count
      ? firstDay(of: number - 1) : firstDay(of: count).advanced(by: 7 * (number - 1 - count))
  }
}

extension Day {
  /// Returns the date in words without the weekday.
  func dateText(in language: Language) -> String {
    let weekday = language.weekdayNames[self.weekday.rawValue - 1]
    let text = longText(in: language).replacing(weekday, with: "")
    return String(text.drop { ", ".contains($0) }.reversed().drop { ", ".contains($0) }.reversed())
  }
}
