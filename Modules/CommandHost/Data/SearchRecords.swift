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
      .option("limit", \.limit, HelpText.conflictsLimit, valueName: "n", in: 1...1000),
    ]
  }

  var text: [String] = []
  var product: String?
  var day: String?
  var limit = 50

  func perform(in world: World) async throws -> FoundMatches {
    let plugins = Products.plugins.filter { product == nil || $0.id == product }
    if let product, plugins.isEmpty { throw HostError.noHistory(product) }
    let days = try day.map { try world.days($0) }
    let words = text.joined(separator: " ")
    if words.isBlank { throw LogError.nothingToSearch }
    let kinds = plugins.flatMap(\.records)
    let matches = try await world.store.read {
      try $0.search(kinds, days: days, for: words, limit: limit)
    }
    return FoundMatches(matches: matches.withoutTwins, plugins: plugins)
  }
}

/// The records with the words of a search.
struct FoundMatches: Outcome {
  let matches: [SearchMatch<FoundRecord>]
  let plugins: [any Plugin]

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
    if matches.isEmpty { return [world.text(LogText.nothingFound)] }
    return plugins.flatMap { plugin in
      let own = matches.filter { $0.value.product == plugin.id }
      let lines = own.flatMap { $0.lines(in: world) }
      return own.isEmpty ? [] : [world.styled(plugin.name, .bold)] + lines
    }
  }
}

extension World {
  /// Parses a day, or two separated by `..`, either of which may be missing.
  fileprivate func days(_ text: String) throws -> ClosedRange<Day> {
    guard let dots = text.firstRange(of: "..") else {
      let day = try day(text, .past)
      return day...day
    }
    let (start, end) = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
    let first = try start.isEmpty ? .first : day(start, .past)
    let last = try end.isEmpty ? .last : day(end, .past)
    guard first <= last else { throw LogError.reversedDays(text) }
    return first...last
  }
}

extension SearchMatch<FoundRecord> {
  /// Formats the day and the excerpt with highlighted matches.
  fileprivate func lines(in world: World) -> [String] {
    let day = value.day.map { $0.description + world.separator } ?? ""
    guard world.isDrawn else { return [("  " + day + text.onOneLine).terminalSafe] }
    let marked = excerpt.map { part in
      let safe = part.text.onOneLine.terminalSafe
      return part.isMatch ? world.styled(safe, .bold) : safe
    }.joined()
    return (day + marked).wrapped(to: world.columns - 2).map { "  " + $0 }
  }
}
