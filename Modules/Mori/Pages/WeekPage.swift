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
    let range = week.days.text(in: language)
    var place = [GridText.age(week.grid.life.age(on: week.days.lowerBound).years)]
    place.append(.state(week.state))
    if let square = week.square { place.insert(.square(square + 1, of: week.grid.count), at: 0) }
    let days = week.days.map(dayValues).filter { $0["isEmpty"] as? Bool == false }
    let nothing: MoriPageWord? =
      !days.isEmpty ? nil : week.state == .lived ? .nothingKept : .stillOpen
    var values: [String: any Sendable] = [
      "title": range, "heading": range, "number": number, "later": number + 1,
      "place": place.map(world.text).joined(separator: " · "), "days": days, "sums": sums,
      "hasSums": !sums.isEmpty,
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

  /// The week's minutes by habit, in the habits' order, and the number of diary entries.
  private var sums: [[String: String]] {
    var minutes: [(habit: String, sum: Int64)] = []
    for entry in week.kept.compactMap(\.habitMinutes) {
      if let place = minutes.firstIndex(where: { $0.habit == entry.habit }) {
        minutes[place].sum += entry.minutes
      } else {
        minutes.append((entry.habit, entry.minutes))
      }
    }
    let written = week.kept.count { $0.isGratitude }
    return minutes.map { ["name": $0.habit, "value": world.text(HabitText.minutes(Int($0.sum)))] }
      + (written > 0
        ? [["name": world.text(MoriPageWord.diary), "value": world.language.grouped(written)]] : [])
  }

  private func dayValues(of day: Day) -> [String: any Sendable] {
    let marks = week.marks.filter { $0.day == day }.map { mark in
      [
        "text": mark.text, "day": "\(day)",
        "kind": (mark.isMilestone ? "milestone " : "note ") + (mark.color?.rawValue ?? "colorless"),
      ]
    }
    let kept = week.kept.filter { $0.day == day }
    var products: [String] = []
    for entry in kept where !products.contains(entry.product) { products.append(entry.product) }
    var values: [String: any Sendable] = [
      "name": day.longText(in: world.language), "marks": marks,
      "groups": products.map { product in group(of: kept.filter { $0.product == product }) },
      "isEmpty": marks.isEmpty && kept.isEmpty && !week.paused.contains(day),
    ]
    values["path"] = day <= world.today ? "/mori/days/\(day)" : nil
    values["paused"] = week.paused.contains(day) ? world.text(GridText.paused) : nil
    return values
  }

  /// A product's entries of a day: habits in one line, texts in lines of their own.
  private func group(of entries: [DayEntry]) -> [String: any Sendable] {
    let things = entries.map { entry in
      var thing: [String: any Sendable] = ["text": entry.text]
      thing["path"] = entry.path
      return (isShort: entry.habitMinutes != nil, thing)
    }
    return [
      "product": entries[0].product, "name": entries[0].name, "icon": entries[0].icon,
      "short": things.filter(\.isShort).map(\.1), "hasShort": things.contains(where: \.isShort),
      "long": things.filter { !$0.isShort }.map(\.1),
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

extension ClosedRange<Day> {
  /// The first and the last date in words, such as `18 – 24 November 2026`: what both share is said
  /// once.
  func text(in language: Language) -> String {
    let first = lowerBound.dateText(in: language).split(separator: " ")
    let last = upperBound.dateText(in: language).split(separator: " ")
    guard first != last else { return first.joined(separator: " ") }
    // Hungarian begins with the year, the other languages end with it.
    let isYearFirst = language == .hungarian
    let shared =
      isYearFirst
      ? zip(first, last).prefix { $0 == $1 }.count
      : zip(first.reversed(), last.reversed()).prefix { $0 == $1 }.count
    return (isYearFirst ? first[...] : first.dropLast(shared)).joined(separator: " ") + " – "
      + (isYearFirst ? last.dropFirst(shared) : last[...]).joined(separator: " ")
  }
}
