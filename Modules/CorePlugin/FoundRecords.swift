public import CoreStorage

extension FoundRecord {
  /// The id of the product that stores the record.
  public var product: String { String(name.kind.prefix { $0 != "." }) }
}

extension SearchMatch<FoundRecord> {
  /// The whole excerpt as plain text.
  public var text: String { excerpt.map(\.text).joined() }
}

extension [SearchMatch<FoundRecord>] {
  /// The matches without duplicates, because a product may store one text in several records.
  public var withoutTwins: Self {
    var seen: Set<[String]> = []
    return filter { seen.insert([$0.value.product, $0.text]).inserted }
  }
}
