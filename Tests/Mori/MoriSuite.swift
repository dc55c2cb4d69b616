import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import TestSupport
import Testing

@testable import Mori

extension Stage {
  /// A stage for Mori at 2026-11-21 09:30 UTC, set up if a birth date is given.
  static func mori(
    born: String? = nil, isInteractive: Bool = false, columns: Int = 80, rows: Int = 24,
    colors: ColorDepth = .none, language: Language = .english, files: [String: String] = [:]
  ) async throws -> Stage {
    let stage = try Stage(
      kinds: MoriPlugin().records, language: language, isInteractive: isInteractive,
      columns: columns, rows: rows, colors: colors, files: files)
    if let born, let birth = Day(born) {
      try await stage.world.store.collection(of: LifeRecord.self)
        .put(LifeRecord(birthDate: birth, expectancyYears: 80))
    }
    return stage
  }

  func mori(_ arguments: String...) async throws -> String {
    try await run(MoriPlugin.self, arguments)
  }

  func moriJSON(_ arguments: String...) async throws -> JSONValue {
    try await json(MoriPlugin.self, arguments)
  }
}
