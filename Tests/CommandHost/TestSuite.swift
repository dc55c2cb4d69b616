import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import Foundation

@testable import CommandHost

/// A suite of three products: one with a card, one with a broken card, and one without.
struct TestSuite: Suite {
  static let plugins: [any Plugin] = [GardenPlugin(), BrokenPlugin(), ProbePlugin()]
  /// Prefixes the passphrase or key, which is insecure but enough for tests.
  static let sealing: Sealing? = Sealing(
    seal: { mark("words", $1) + $0 }, open: { try opened($0, mark("words", $1)) },
    isSealed: { $0.starts(with: Data("age-encryption.org/".utf8)) },
    keys: .init(
      make: { "key" }, seal: { mark("key", $1) + $0 }, open: { try opened($0, mark("key", $1)) },
      isForKey: { $0.starts(with: Data("age-encryption.org/ key".utf8)) }))

  private static func mark(_ kind: String, _ secret: String) -> Data {
    Data("age-encryption.org/ \(kind) \(secret)\n".utf8)
  }

  private static func opened(_ data: Data, _ start: Data) throws -> Data {
    guard data.starts(with: start) else { throw BackupError.wrongPassphrase }
    return Data(data.dropFirst(start.count))
  }
}

/// A suite without any cards.
struct SilentSuite: Suite {
  static let plugins: [any Plugin] = [ProbePlugin()]
}

/// A product with a card about watering plants.
struct GardenPlugin: Plugin {
  let id = "garden"
  let name = "Garden"
  let abstract = "Waters the plants."
  var mainCommand: (any PluginCommand.Type)? { TellCommand.self }
  var commands: [any PluginCommand.Type] { [TellCommand.self] }

  func card(from snapshot: Snapshot, at moment: Moment) throws -> Card? {
    let isSlovak = moment.language == .slovak
    let count = try snapshot.count(DayEntry.self)
    return Card(
      product: id, title: name,
      lines: [
        isSlovak
          ? "Polejte paprade, kým je ešte chladno." : "Water the ferns while it is still cool.",
        "\(moment.today): 蕨 🌿 \(count)",
      ],
      data: ["plants": .integer(Int64(count))])
  }

  func documents(from snapshot: Snapshot, at moment: Moment) throws -> [ExportedFile] {
    [ExportedFile("garden/plants.md", text: "Ferns\n")]
  }
}

/// A product whose card always fails.
struct BrokenPlugin: Plugin {
  let id = "broken"
  let name = "Broken"
  let abstract = "Fails."

  func card(from snapshot: Snapshot, at moment: Moment) throws -> Card? {
    guard moment.today > Day.first else { return nil }
    if moment.today == Day("2000-01-01") { throw FailCommand.Surprise() }
    throw Failure(.badInput, code: "wilted", message: "All has wilted.\u{1B}[2J", hint: "Water it.")
  }
}

/// A suite whose only card changes with a refresh.
struct FreshSuite: Suite {
  static let plugins: [any Plugin] = [FreshPlugin()]
}

/// A product that shows what its refresh wrote.
struct FreshPlugin: Plugin {
  let id = "fresh"
  let name = "Fresh"
  let abstract = "Refreshes."

  func refresh(in world: World) async throws {
    try await world.store.transaction(automatic: true) { try $0.put(DayEntry(id: "one")) }
  }

  func card(from snapshot: Snapshot, at moment: Moment) throws -> Card? {
    let isFresh = try snapshot.find(DayEntry.self, "one") != nil
    return Card(product: id, title: name, lines: [isFresh ? "new" : "old"])
  }
}
