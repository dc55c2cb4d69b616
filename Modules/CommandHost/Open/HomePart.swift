import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// One product on the open screen.
struct HomePart: Hashable, Sendable {
  let product: String
  /// `nil` if the product has none.
  let card: HomeCard?
  /// The reminders of the day and the one after it.
  let reminders: [Reminder]

  init(of plugin: any Plugin, from snapshot: Snapshot, at moment: Moment) throws {
    product = plugin.id
    card = try [plugin].rowCards(from: snapshot, at: moment).first.map { card in
      HomeCard(screen: [card.product], title: card.title, rows: card.rows)
    }
    let days = moment.today...moment.today.advanced(by: 1)
    reminders = try plugin.reminders(on: days, from: snapshot, at: moment)
  }
}

/// All products as read from one state of the store.
struct HomeReading: Hashable, Sendable {
  let parts: [HomePart]
  /// The minute since 1970; texts tell no shorter times.
  private let minute: Int64
  /// The log's position.
  private let position: Int

  /// Reads all products; after a command, only those that an earlier reading of the same minute
  /// does not have. The command's own product may have changed without a record.
  init(
    _ plugins: [any Plugin], from snapshot: Snapshot, at moment: Moment,
    after command: (product: String?, former: HomeReading)? = nil
  ) throws {
    minute = moment.now.milliseconds / 60_000
    position = try snapshot.logPosition()
    var known: [HomePart] = []
    if let command, command.former.minute == minute {
      known = try command.former.unmoved(plugins, in: snapshot)
        .filter { $0.product != command.product }
    }
    parts = try plugins.map { plugin in
      try known.first { $0.product == plugin.id }
        ?? HomePart(of: plugin, from: snapshot, at: moment)
    }
  }

  /// Returns the parts of the products of which no record was written since; none if one of no
  /// product was, such as a setting, or nothing, because settings of this machine are in no log.
  private func unmoved(_ plugins: [any Plugin], in snapshot: Snapshot) throws -> [HomePart] {
    let kinds = plugins.map { $0.records.map { $0.kind } }
    let all = kinds.flatMap(\.self)
    guard let moved = try snapshot.recordsTouched(after: position, kinds: all), !moved.isEmpty,
      try !snapshot.hasMoved(after: position, besides: all)
    else { return [] }
    return zip(parts, kinds).filter { _, own in
      !moved.contains { own.contains($0.kind) }
    }.map(\.0)
  }
}
