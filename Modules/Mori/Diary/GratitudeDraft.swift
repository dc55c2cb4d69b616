import CoreModels
import CorePlugin
import CoreStorage

/// A day's entry opened in the user's editor.
struct GratitudeDraft: Sendable {
  let day: Day
  /// The change in addition to the text.
  let change: GratitudeChange

  /// Opens the editor and saves the edited text; throws the errors of the editor and the store, and
  /// ``MoriError/emptyEntry``.
  func edited(in world: World) async throws -> DayOfGratitude {
    let entry = try await world.store.read { [day] in try DiaryShelf(snapshot: $0).entry(on: day) }
    let result = Result(entry: entry)
    try await world.editor.edit(entry?.text ?? "", "gratitude-\(day).txt") { edited in
      await result.set(try await save(edited, replacing: entry, in: world))
    }
    guard let outcome = await result.outcome else { throw MoriError.emptyEntry }
    return outcome
  }

  /// Returns `nil` if the edited text is blank, which leaves the entry unchanged.
  private func save(
    _ edited: String, replacing entry: GratitudeEntry?, in world: World
  ) async throws -> DayOfGratitude? {
    let original = entry?.text ?? ""
    let text = edited.withoutEditorsNewline(editing: original)
    var change = change
    if !text.isIdentical(to: original) {
      // Not an error, because a blank draft is not worth keeping.
      if text.isBlank { return nil }
      change.words = .replaced(by: text)
    }
    guard !change.isEmpty, entry != nil || change.words != .kept else {
      return .unchanged(entry)
    }
    let (day, now) = (day, world.now())
    return try await world.store.transaction { [change] transaction in
      let current = try DiaryShelf(snapshot: transaction.snapshot).entry(on: day)
      guard (current?.text ?? "").isIdentical(to: original) else {
        throw MoriError.entryChanged(day)
      }
      let entry = try change.applied(to: current, on: day, at: now)
      try transaction.put(entry)
      return .saved(entry, replacing: nil)
    }
  }

  /// Passes the outcome out of the editor's closure.
  private actor Result {
    private(set) var outcome: DayOfGratitude?

    init(entry: GratitudeEntry?) { outcome = .unchanged(entry) }

    func set(_ outcome: DayOfGratitude?) { self.outcome = outcome }
  }
}
