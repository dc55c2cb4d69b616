import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// Today as it can be walked through and acted on: the model of the open screen and of its twin for
/// screen readers.
struct HomeView: Hashable, Sendable {
  /// The day shown.
  let day: Day
  /// The last day of a pause.
  var pausedUntil: Day?
  /// `true` for a day that can only be looked at.
  var isPast = false
  /// The products with a card, then the reminders. Rows of the past have the acts that are of a day.
  var cards: [HomeCard]
  /// The reading of the products; `nil` for a day in the past.
  var reading: HomeReading?
}

/// A card whose rows can be chosen.
struct HomeCard: Hashable, Sendable {
  /// The words of the command that shows all of it: `["mori"]`.
  let screen: [String]
  let title: String
  /// At least one.
  let rows: [CardRow]

  /// Returns the words of an act on one of its rows.
  func words(of act: CardAct) -> [String] { screen + act.words }

  /// The act that adds to the card, where all rows that add anything add the same.
  var add: CardAct? {
    let acts = Set(rows.compactMap { $0.act(.add) })
    return acts.count == 1 ? acts.first : nil
  }

  /// The card of an earlier day, with the acts that are of that day.
  fileprivate func past(on day: Day) -> HomeCard {
    let rows = rows.map { row in
      row.with(
        row.acts.filter(\.isOfDay).map { act in
          CardAct(
            act.kind, act.title, act.words + ["--date", "\(day)"], asks: act.asks, isOfDay: true)
        })
    }
    return HomeCard(screen: screen, title: title, rows: rows)
  }
}

extension CardRow {
  /// The acts worth naming: adding is left out where it is the usual act.
  var namedActs: [CardAct] {
    acts.filter { $0.kind != .add || $0.words != act(.usual)?.words }
  }
}

extension HomeView {
  /// Reads all cards from one state of the store; after a command, what it may have changed.
  static func read<Products: Suite>(
    _ products: Products.Type, in world: World,
    after command: (product: String?, former: HomeReading)? = nil
  ) async throws -> Self {
    let moment = world.moment
    let remindersTitle = world.text(HostText.reminders)
    let noReminders = CardRow(world.text(OpenText.noReminders), .quiet)
    let turnOn = CardAct(.usual, world.text(OpenText.remindersAct), ["on"])
    let isPast = world.store.asOf != nil
    return try await world.store.read { snapshot in
      let reading = try HomeReading(
        Products.plugins, from: snapshot, at: moment, after: isPast ? nil : command)
      var cards = reading.parts.compactMap(\.card)
      let owner = SuiteReminders<Products>()
      if !owner.reminding.isEmpty {
        // Some that were left off on purpose stay off.
        let areOff = try owner.reminding.allSatisfy { app in
          try app.reminderSeries.allSatisfy {
            try !app.reminderChoice(of: $0, in: snapshot).isEnabled
          }
        }
        let reminders = reading.parts.flatMap(\.reminders).next(3, after: moment.now)
          .map { $0.row(on: moment.today, in: moment.language) }
        cards.append(
          HomeCard(
            screen: ["remind"], title: remindersTitle,
            rows: reminders.isEmpty ? [noReminders.with(areOff ? [turnOn] : [])] : reminders))
      }
      if isPast { cards = cards.map { $0.past(on: moment.today) } }
      return HomeView(
        day: moment.today,
        pausedUntil: try snapshot.pausedDays().span(containing: moment.today)?.until,
        isPast: isPast, cards: cards, reading: isPast ? nil : reading)
    }
  }
}

extension Reminder {
  /// Returns the reminder's title with its time, and its day if it is not today.
  func row(on today: Day, in language: Language) -> CardRow {
    let isToday = day == today
    let day = isToday ? [] : [day.shortText(in: language)]
    return CardRow(
      title, detail: (day + ["\(time)"]).joined(separator: " "), isToday ? .plain : .quiet)
  }
}

extension World {
  /// The parts of the title of the shown day.
  func titles(ofDay day: String) -> [String] {
    if store.asOf != nil { return [day, text(OpenText.asOf)] }
    return fixedDay == nil ? [text(HostText.today), day] : [day]
  }
}

extension HomeState {
  var chosenCard: HomeCard? { view.cards.indices.contains(card) ? view.cards[card] : nil }
  var chosenRow: CardRow? {
    chosenCard.flatMap { $0.rows.indices.contains(row) ? $0.rows[row] : nil }
  }
  /// The words of the command whose output belongs into the pane.
  var chosenScreen: [String]? {
    chosenCard.map { $0.screen + (isRowOpen ? chosenRow?.screen ?? [] : []) }
  }

  /// Returns the act of the chosen row, or for adding that of its card.
  func chosenAct(_ kind: CardAct.Kind) -> CardAct? {
    chosenRow?.act(kind) ?? (kind == .add ? chosenCard?.add : nil)
  }
}

extension World {
  /// Returns the language in the settings; `nil` for the locale's.
  func chosenLanguage() async throws -> Language? {
    try await store.read { try SuiteSettings(in: $0).language }
  }
}

extension OptionValues {
  init(date: Day? = nil, asOf: Day? = nil) {
    self = .defaults
    (self.date, self.asOf) = (date?.description, asOf?.description)
  }
}
