import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import Foundation

@testable import CommandHost

/// A suite of one product that has a card, one whose card is broken, and one without.
struct TestSuite: Suite {
  static let plugins: [any Plugin] = [GardenPlugin(), BrokenPlugin(), ProbePlugin()]
  /// Writes the passphrase or the key in front, which hides nothing and is enough for a test.
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

/// A suite in which nothing has a card.
struct SilentSuite: Suite {
  static let plugins: [any Plugin] = [ProbePlugin()]
}

/// Waters the plants.
struct GardenPlugin: Plugin {
  let id = "garden"
  let name = "Garden"
  let abstract = "Waters the plants."
  var mainCommand: (any PluginCommand.Type)? { TellCommand.self }
  var commands: [any PluginCommand.Type] { [TellCommand.self] }

  func card(from snapshot: Snapshot, at moment: Moment) throws -> Card? {
    let isSlovak = moment.language == .slovak
    let count = try snapshot.count(Kept.self)
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

/// Never has a card that can be shown.
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

/// A suite whose only product's card changes with a refresh.
struct FreshSuite: Suite {
  static let plugins: [any Plugin] = [FreshPlugin()]
}

/// Shows what its refresh wrote.
struct FreshPlugin: Plugin {
  let id = "fresh"
  let name = "Fresh"
  let abstract = "Refreshes."

  func refresh(in world: World) async throws {
    try await world.store.transaction(automatic: true) { try $0.put(Kept(id: "one")) }
  }

  func card(from snapshot: Snapshot, at moment: Moment) throws -> Card? {
    let isFresh = try snapshot.find(Kept.self, "one") != nil
    return Card(product: id, title: name, lines: [isFresh ? "new" : "old"])
  }
}
