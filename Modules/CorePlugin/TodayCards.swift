public import CoreModels
public import CoreStorage

extension Card: JSONObject {
  public static let fields: [Field<Self>] = [
    Field("product", "The product’s id.", \.product),
    Field("title", "The product’s name.", \.title),
    Field("lines", "What matters most today.", \.lines),
    Field("data", "The same for programs, as the product’s own command shows it.", .members) {
      (card: Self) in card.data
    },
  ]
}

extension Sequence<any Plugin> {
  /// Returns the products' cards on Today, in their order.
  public func cards(from snapshot: Snapshot, at moment: Moment) throws -> [Card] {
    try compactMap { try $0.shownCard(from: snapshot, at: moment) }
  }

  /// Returns the cards as rows: the products' own, or else the lines of their cards, which are read
  /// only where there are no rows.
  public func rowCards(from snapshot: Snapshot, at moment: Moment) throws -> [RowCard] {
    let rows = try cardRows(from: snapshot, at: moment)
    return try compactMap { plugin in
      if let rows = rows[plugin.id], !rows.isEmpty {
        return RowCard(product: plugin.id, title: plugin.name, rows: rows)
      }
      return try plugin.shownCard(from: snapshot, at: moment).map { card in
        RowCard(product: card.product, title: card.title, rows: card.lines.map { CardRow($0) })
      }
    }
  }
}

/// A card on Today as rows.
public struct RowCard: Sendable {
  /// The product's id.
  public let product: String
  /// The product's name.
  public let title: String
  /// Its rows, the most important first.
  public let rows: [CardRow]

  /// Creates a card of rows.
  public init(product: String, title: String, rows: [CardRow]) {
    (self.product, self.title, self.rows) = (product, title, rows)
  }
}

extension Plugin {
  /// Returns the card, or one that describes the error, so that one product's problem does not
  /// affect the others. Errors of the whole store are thrown.
  fileprivate func shownCard(from snapshot: Snapshot, at moment: Moment) throws -> Card? {
    do {
      return try card(from: snapshot, at: moment)
    } catch let error as StoreError where !error.isAboutOneRecord {
      throw error
    } catch {
      let failure = (error as? any ExplainedError)?.failure(in: moment.language)
      let reason = (failure ?? .unexpected(in: moment.language)).message
      return Card(
        product: id, title: name,
        lines: [PluginText.brokenCard(reason).text(in: moment.language)],
        data: failure?.json ?? [:])
    }
  }
}

extension Failure {
  /// Returns the failure shown for an error without an explanation of its own.
  public static func unexpected(in language: Language) -> Failure {
    Failure(
      .inputOutput, code: "unexpected", PluginText.unexpected, PluginText.unexpectedAdvice,
      in: language)
  }
}
