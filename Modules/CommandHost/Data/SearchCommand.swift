import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook search`: searches all of the user's records.
struct SearchCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("search", HelpText.search, more: HelpText.searchMore)
  }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.searchText))
  var text: [String]

  @Option(help: ArgumentHelp(HelpText.searchProduct, valueName: "app"))
  var product: String?

  @Option(help: ArgumentHelp(HelpText.searchDay, valueName: "days"))
  var day: String?

  @Option(help: ArgumentHelp(HelpText.conflictsLimit, valueName: "n"))
  var limit = 50

  func run(in world: World) async throws {
    let limit = try (1...1000).validated(limit, option: "limit")
    let plugins = Products.plugins.filter { product == nil || $0.id == product }
    if let product, plugins.isEmpty { throw HostError.noHistory(product) }
    let days = try day.map { try world.days($0) }
    let words = text.joined(separator: " ")
    let kinds = plugins.flatMap(\.records)
    let matches = try await world.store.read {
      try $0.search(kinds, days: days, for: words, limit: limit)
    }.withoutTwins
    try world.answer(.array(matches.map(\.json))) {
      if matches.isEmpty { return [world.text(LogText.nothingFound)] }
      return plugins.flatMap { plugin in
        let own = matches.filter { $0.value.product == plugin.id }
        let lines = own.flatMap { $0.lines(in: world) }
        return own.isEmpty ? [] : [world.styled(plugin.name, .bold)] + lines
      }
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
    return min(first, last)...max(first, last)
  }
}

extension SearchMatch<FoundRecord> {
  fileprivate var json: JSONValue {
    [
      "product": .string(value.product), "kind": .string(value.name.kind),
      "id": .string(value.name.id),
      "day": value.day.map { .string($0.description) } ?? .null,
      "excerpt": .array(
        excerpt.map { ["text": .string($0.text), "match": .bool($0.isMatch)] }),
    ]
  }

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

extension String {
  var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
