import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `grounding-sun list`: lists the available affirmations with their sources.
struct ListAffirmations: Action {
  static var configuration: CommandConfiguration { .init("list", HelpText.list) }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] { [.flag("removed", \.areRemoved, HelpText.listRemoved)] }

  var areRemoved = false

  func perform(in world: World) async throws -> AffirmationListing<ListedAffirmation> {
    let (source, areRemoved) = (try await world.affirmationSource(), areRemoved)
    if !areRemoved { _ = try await world.firstRefresh(from: source) }
    let entries = try await world.store.read { snapshot in
      let shelf = world.shelf(snapshot, source)
      guard areRemoved else { return try shelf.pool() }
      return try shelf.removed().map {
        ListedAffirmation(
          affirmation: $0.affirmation, origin: $0.isOwn ? .own : source.origin)
      }
    }
    return AffirmationListing(
      entries: entries, none: areRemoved ? .noneRemoved : .noneListed)
  }
}

/// `grounding-sun history`: lists past days, newest first, with all their affirmations.
struct ListDays: Action {
  static var configuration: CommandConfiguration { .init("history", HelpText.history) }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] {
    [.option("limit", \.limit, HelpText.historyLimit, valueName: "n", in: 1...100_000)]
  }

  var limit = 20

  func perform(in world: World) async throws -> AffirmationListing<ListedDay> {
    let limit = limit
    let (source, today) = (try await world.affirmationSource(), world.today)
    let days = try await world.store.read { snapshot in
      let shelf = world.shelf(snapshot, source)
      // Days that were only planned are left out; today shows its planned affirmation.
      return try snapshot.affirmationDays(Day.first...today).reversed().lazy.filter {
        $0.date.isShown || $0.date.day == today
      }.prefix(limit + 1).compactMap { day in
        guard day.date.day == today else { return day }
        return try shelf.kept(on: today).map { AffirmationDay($0, elsewhere: day.elsewhere) }
      }
    }
    let entries = days.prefix(limit).map { ListedDay(day: $0, language: world.language) }
    return AffirmationListing(
      entries: entries, none: .noHistory, more: days.count > limit ? limit * 2 : nil)
  }
}

/// A list of affirmations, with the sentence for an empty list.
struct AffirmationListing<Entry: JSONRepresentable & AffirmationListItem>: Outcome {
  let entries: [Entry]
  let none: GroundingSunText
  /// A limit for seeing more; `nil` if there are no more.
  var more: Int?

  static var shape: Shape { [Entry].shape }
  var json: JSONValue { entries.json }

  func lines(in world: World) -> [String] {
    guard !entries.isEmpty else { return [world.text(none)] }
    return AffirmationLines(entries: entries.map { $0.entry(in: world) }).lines(in: world)
      + world.more(limit: more)
  }
}

/// An item of a list of affirmations.
protocol AffirmationListItem {
  func entry(in world: World) -> AffirmationLines.Entry
}

extension ListedAffirmation: AffirmationListItem {
  func entry(in world: World) -> AffirmationLines.Entry { .init(self) }
}

/// A day of the history, with its texts in a language.
struct ListedDay: AffirmationListItem, JSONObject {
  let day: AffirmationDay
  let language: Language

  static let fields: [Field<Self>] = [
    Field("day", "The day.", .day) { (listed: Self) in
      .string(listed.day.date.day?.description ?? "")
    },
    Field("affirmation", "Its last affirmation.") {
      $0.day.date.chosen.reading(in: $0.language)
    },
    Field("rerolls", "How often another was chosen.", \.day.date.replaced.count),
    Field("replaced", "Its earlier affirmations.") { listed in
      listed.day.date.replaced.map { $0.reading(in: listed.language) }
    },
    Field("elsewhere", "Its affirmations on other devices.") { listed in
      listed.day.elsewhere.map { $0.reading(in: listed.language) }
    },
    Field("source", "Where its affirmation comes from.", \.day.date.chosen.origin),
  ]

  func entry(in world: World) -> AffirmationLines.Entry {
    let texts = day.everything.map { $0.reading(in: language).text }
    return .init(
      head: day.date.day.map(world.tabled) ?? "", text: texts[0], below: Array(texts.dropFirst()))
  }
}
