import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook search`: searches all of the user's records.
struct SearchRecords<Products: Suite>: Action {
  static var configuration: CommandConfiguration {
    .init("search", HelpText.search, more: HelpText.searchMore)
  }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] {
    [
      .argument("text", \.text, HelpText.searchText),
      .option("product", \.product, HelpText.searchProduct, valueName: "app"),
      .option("day", \.day, HelpText.searchDay, valueName: "days"),
      .option("limit", \.limit, HelpText.conflictsLimit, valueName: "n", in: 1...Self.most),
    ]
  }

  var text: [String] = []
  var product: String?
  var day: String?
  var limit = 50

  private static var most: Int { 1000 }

  func perform(in world: World) async throws -> FoundMatches {
    let plugins = Products.plugins.filter { product == nil || $0.id == product }
    if let product, plugins.isEmpty { throw HostError.noHistory(product) }
    let days = try day.map { try world.days($0) }
    let words = text.joined(separator: " ")
    if words.isBlank { throw LogError.nothingToSearch }
    let kinds = plugins.flatMap(\.records)
    let matches = try await world.store.read {
      try $0.search(kinds, days: days, for: words, limit: limit + 1)
    }
    return FoundMatches(
      matches: Array(matches.prefix(limit)).withoutTwins, plugins: plugins,
      more: matches.count > limit && limit < Self.most ? min(limit * 2, Self.most) : nil)
  }
}

/// The records with the words of a search.
struct FoundMatches: Outcome {
  let matches: [SearchMatch<FoundRecord>]
  let plugins: [any Plugin]
  /// A limit for seeing more; `nil` if there are no more.
  let more: Int?

  static var shape: Shape { .list(fields.shape()) }
  var json: JSONValue { .array(matches.map { Self.fields.json(of: $0) }) }

  private static var fields: [Field<SearchMatch<FoundRecord>>] {
    [
      Field("product", "The id of the product.", \.value.product),
      Field("kind", "The kind of the record.", \.value.name.kind),
      Field("id", "The id of the record.", \.value.name.id),
      Field("day", "The day that it is about, if there is one.", \.value.day),
      Field("excerpt", "The text around the words.", .list(excerpt.shape())) {
        .array($0.excerpt.map { Self.excerpt.json(of: $0) })
      },
    ]
  }

  private static var excerpt: [Field<SearchMatch<FoundRecord>.Part>] {
    [
      Field("text", "A part of the text.", \.text),
      Field("match", "Whether it is one of the words.", \.isMatch),
    ]
  }

  func lines(in world: World) -> [String] {
    matches.isEmpty
      ? [world.text(LogText.nothingFound)]
      : entries(in: world).map(\.line) + world.more(limit: more)
  }

  /// Formats the apps' names and their matches, each with what was found.
  func entries(in world: World) -> [(line: String, found: FoundRecord?)] {
    plugins.flatMap { plugin in
      let own = matches.filter { $0.value.product == plugin.id }
      let name =
        own.isEmpty ? [] : [(line: world.styled(plugin.name, .bold), found: FoundRecord?.none)]
      return name + own.map { ($0.line(in: world), $0.value) }
    }
  }
}

extension World {
  /// Parses a day or several, such as `last week`, or two of them separated by `..`, either of which
  /// may be missing.
  fileprivate func days(_ text: String) throws -> ClosedRange<Day> {
    guard let dots = text.firstRange(of: "..") else { return try span(text) }
    let (start, end) = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
    let first = try start.isEmpty ? .first : span(start).lowerBound
    let last = try end.isEmpty ? .last : span(end).upperBound
    guard first <= last else { throw LogError.reversedDays(text) }
    return first...last
  }

  private func span(_ text: String) throws -> ClosedRange<Day> {
    let reader = DayReader(today: today, language: language, tense: .past)
    if let reading = try? reader.reading(text), reading.relation == .on { return reading.days }
    let day = try day(text, .past)
    return day...day
  }
}

extension SearchMatch<FoundRecord> {
  /// Formats the day and the excerpt with highlighted matches.
  fileprivate func line(in world: World) -> String {
    let day = value.day.map { world.tabled($0) + world.separator } ?? ""
    return excerpt.reduce("  " + day) { line, part in
      let safe = part.text.onOneLine.terminalSafe
      return line + (part.isMatch ? world.styled(safe, .bold) : safe)
    }
  }
}
