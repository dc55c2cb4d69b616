import CoreModels
import CoreNet
public import CorePlugin
import CoreStorage
import Foundation
import Testing

extension Stage {
  /// Runs a product's card, main screen, documents, saved data and reminders with unreadable
  /// records of each of its kinds in turn: under the day's id, under ids that only one record has,
  /// and under another. None may fail.
  public static func expectScreensWithUnreadableRecords<Product: Plugin>(
    _ product: Product.Type, onlyIDs: [String] = []
  ) async throws {
    for type in Product().records {
      var stage = try Stage(kinds: Product().records)
      let omissions = Omissions()
      (stage.world.isOffline, stage.world.http) = (true, .unavailable)
      stage.world.store = stage.world.store.namingOmissions(in: omissions)
      try await stage.spoil(type, ids: [stage.world.today.description, "any"] + onlyIDs)
      let (world, moment) = (stage.world, stage.world.moment)
      do {
        _ = try await stage.card(product)
        try await stage.run(product, ["--offline"])
        let days = moment.today.advanced(by: -7)...moment.today
        try await world.store.read {
          _ = try Product().kept(on: days, from: $0, at: moment)
          _ = try Product().documents(from: $0, at: moment)
          _ = try Product().reminders(on: days, from: $0, at: moment)
          _ = try Product().calendarEvents(on: days, from: $0, at: moment)
        }
        await Product().renewCaches(in: world)
      } catch {
        Issue.record("\(type.kind): \(error)")
      }
    }
  }

  /// Writes changes another device could send: bodies without their required members.
  private func spoil(_ type: any Record.Type, ids: [String]) async throws {
    let changes = try ids.enumerated().map { index, id in
      let members: JSONValue = [
        "profile": .string(world.store.profile), "device": "phone",
        "number": .integer(Int64(index + 1)), "batch": 1, "automatic": false,
        "clock": .integer(clock.now.milliseconds << 16), "kind": .string(type.kind),
        "id": .string(id), "version": .integer(Int64(type.version)),
        "day": .string(world.today.description), "body": "{}",
      ]
      return try members.decode(Change.self)
    }
    try await world.store.merge(changes)
  }
}
