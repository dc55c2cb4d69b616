import CoreModels
import CoreNet
import CorePlugin
import CoreTerminal

/// The page as lines of text: boxes on a terminal, plain text in a pipe.
struct BriefScreen {
  let state: BriefState
  let units: Units
  /// The expiry of a log-in, if it is near.
  var endOfLogIn: Instant?
  var isRefreshing = false

  /// The maximum width of a box, in columns.
  private static let widest = 80
  /// The number of events shown; further ones are only counted.
  private static let shownEvents = 5

  func lines(in world: World) -> [String] {
    let columns = min(world.columns, Self.widest)
    let head = head(in: world)
    let sections = isUnset ? [] : sections(in: world)
    guard world.isDrawn else {
      let blocks =
        sections.map { [$0.title] + $0.lines }
        + (isUnset ? [beginning(in: world)] : []) + [footer(in: world)]
      return head + blocks.filter { !$0.isEmpty }.flatMap { [""] + $0 }
    }
    let isFramed = world.terminal.framesBoxes
    let boxes = sections.flatMap { section in
      (isFramed ? [] : [""])
        + Box(
          title: world.styled(section.title, Style(foreground: section.accent, bold: true)),
          lines: section.lines.flatMap { $0.wrapped(to: Box.innerColumns(of: columns)) }
        ).lines(
          columns: columns, isUnicode: world.terminal.isUnicode,
          border: Style(foreground: section.accent), colors: world.terminal.colors,
          isFramed: isFramed)
    }
    let titled = head.enumerated().flatMap { index, line in
      line.wrapped(to: columns).map { world.styled($0, index == 0 ? .bold : .dim) }
    }
    let begin = isUnset ? [""] + beginning(in: world).flatMap { $0.wrapped(to: columns) } : []
    return titled + boxes + begin
      + footer(in: world).flatMap { $0.wrapped(to: columns) }.map { world.styled($0, .dim) }
  }

  /// `true` if the person has set nothing up.
  var isUnset: Bool {
    state.gaps == [.place, .events, .namedays] && state.brief.reminders.isEmpty
      && state.followed.isEmpty
  }

  func head(in world: World) -> [String] {
    let reader = state.brief.reader
    let name = [reader.nickname, reader.username].compactMap(\.self).map(\.oneLine)
      .first { !$0.isEmpty }
    let hello = world.text(name.map { .greetingTo($0) } ?? BriefText.greeting)
    let day = state.day.longText(in: world.language)
    return [
      world.terminal.isUnicode ? hello : String(hello.filter(\.isASCII)).trimmingWhitespace(),
      ([day] + [reader.zoneName].compactMap(\.self)).joined(separator: world.separator),
    ]
  }

  func sections(in world: World) -> [BriefSection] {
    let brief = state.brief
    var sections: [BriefSection] = []
    if brief.modules.weather { sections.append(weather(in: world)) }
    if brief.modules.countdown { sections.append(events(in: world)) }
    if let nameday = BriefNameday(state).section(in: world) { sections.append(nameday) }
    if brief.modules.reminder && !brief.reminders.isEmpty {
      sections.append(
        BriefSection(
          kind: .reminders, title: world.text(BriefText.reminders),
          lines: brief.reminders.map { "\($0.time)  \($0.text.oneLine)" }))
    }
    return sections
  }

  private func weather(in world: World) -> BriefSection {
    guard let weather = state.brief.weather else {
      let isUnset = state.gaps.contains(.place)
      return BriefSection(
        kind: .weather, title: world.text(BriefText.weather),
        lines: [world.text(isUnset ? BriefText.beginPlace : .noWeather)])
    }
    return BriefSection(
      kind: .weather, title: weather.location.oneLine,
      lines: BriefWeather(
        weather: weather, units: units,
        advice: state.brief.advice(units: units, showing: world.language)
      ).lines(in: world))
  }

  private func events(in world: World) -> BriefSection {
    let all = state.brief.countdowns
    let upcoming = all.filter { !$0.isPast }
    var lines = upcoming.prefix(Self.shownEvents).map { countdown in
      let day = world.text(EventText.days(countdown.daysLeft))
      let mark = countdown.isYearly ? " (\(world.text(EventText.yearly)))" : ""
      return "\(day)  \(countdown.name.oneLine)\(mark)"
    }
    if upcoming.count > Self.shownEvents {
      lines.append(world.text(BriefText.more(upcoming.count - Self.shownEvents)))
    }
    if all.isEmpty {
      lines = [EventText.noEvents, .howToAdd].map(world.text)
    } else if lines.isEmpty {
      lines = [world.text(BriefText.noUpcoming)]
    }
    return BriefSection(kind: .events, title: world.text(BriefText.events), lines: lines)
  }

  func beginning(in world: World) -> [String] {
    [BriefText.begin, .beginPlace, .beginEvent, .beginNameday].map(world.text)
  }

  func footer(in world: World) -> [String] {
    var lines: [String] = []
    let age = state.fetchedAt.map { _ in
      WeatherText.updated(
        AgeText(seconds: state.age(at: world.now())).text(in: world.language))
    }
    let marks = ([age] + [mark(in: world)]).compactMap(\.self).map(world.text)
    if !marks.isEmpty { lines.append(marks.joined(separator: world.separator)) }
    // The footer's mark says that already.
    let isOffline = world.isOffline && state.failure?.code == NetError.offline.code
    if let failure = state.failure, !isRefreshing, !isOffline {
      // If retrying now does not help, the failure's own hint does.
      let isFinal = [.rateLimited, .upstreamDenied, .misconfigured].contains(failure.kind)
      lines.append(
        [failure.message, isFinal ? failure.hint : world.text(BriefText.retry)]
          .joined(separator: " ").oneLine)
    }
    if let endOfLogIn, state.failure?.kind != .upstreamDenied {
      lines.append(world.text(AccountText.endsOn(world.longText(of: endOfLogIn))))
    }
    return lines
  }

  private func mark(in world: World) -> WeatherText? {
    if isRefreshing { return .refreshing }
    if world.isOffline { return .offline }
    return state.failure == nil ? nil : .notRefreshed
  }
}

/// A section of the page.
struct BriefSection {
  enum Kind: String { case weather, events, nameday, reminders }

  let kind: Kind
  let title: String
  let lines: [String]

  var accent: Color {
    switch kind {
    case .weather: .weather
    case .events: .event
    case .nameday: .nameday
    case .reminders: .reminder
    }
  }
}

extension Brief.Reader {
  /// The readable name of the zone; `nil` if unknown.
  fileprivate var zoneName: String? {
    guard let timeZone, !timeZone.isEmpty else { return nil }
    guard timeZone.hasPrefix("Etc/GMT") else { return timeZone.oneLine }
    // POSIX signs count west of Greenwich.
    let west = timeZone.dropFirst("Etc/GMT".count)
    return "UTC" + (west.hasPrefix("-") ? "+" : "-") + west.dropFirst()
  }
}

extension World {
  /// An instant in words, to the minute, on the person's clock.
  func longText(of instant: Instant) -> String {
    let (date, _) = calendar.wallClock(at: instant)
    return "\(date.longText(in: language)), \(calendar.timeOfDay(at: instant))"
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Makes external text safe for the terminal, on one line.
  var oneLine: String { String(terminalSafe.map { $0.isNewline ? " " : $0 }) }
}
