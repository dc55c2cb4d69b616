import CoreModels
import CorePlugin
import CoreStorage

/// The entries that devices changed at once in the last week, for a line on Today and the history.
struct MergedEntries {
  private let changes: [Change]

  /// The maximum number of changes that are shown.
  private static let most = 20

  init(in world: World) async throws {
    let since = world.clockMoment.now.milliseconds - 7 * 86_400_000
    changes = try await world.store.reconciliations(limit: Self.most)
      .filter { $0.writtenAt.milliseconds >= since }
  }

  /// Returns the line, or `nil` if there are no such entries.
  func line(in language: Language) -> String? {
    let count = Set(changes.map { [$0.kind, $0.id] }).count
    return count == 0 ? nil : WebText.merged(count).text(in: language)
  }

  /// Returns a row for each merged change, newest first, with the sides that can be put back.
  func rows(
    _ words: ChangeWords, _ plugins: [any Plugin], in world: World
  ) async throws -> [PageValues] {
    var rows: [PageValues] = []
    for change in changes {
      let sides = try await world.store.sides(of: change)
        .filter { $0.body != nil && $0.body != change.body }
      let stories = try await ChangeStory.all([change] + sides, words, in: world.store)
        .map { HistoryRow(batch: [$0.change], stories: [$0], plugins: plugins, world: world) }
      var values = stories[0].values
      values["sides"] = zip(sides, stories.dropFirst()).map { side, row in
        var values = row.values
        values["earlier"] = side.putBackFields
        return values
      }
      rows.append(values)
    }
    return rows
  }
}
