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

  /// Returns the merged changes, newest first.
  func stories(_ words: ChangeWords, in store: Store) async throws -> [ChangeStory] {
    try await ChangeStory.all(changes, words, in: store)
  }
}
