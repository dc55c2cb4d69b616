import CoreModels
import CorePlugin
import CoreStorage

/// The head of the whole diary: a month whose days open their entries, and this day in other years.
struct DiaryTop {
  let values: [String: any Sendable]

  /// The number of other years that are shown; the rest is a link away.
  private static let mostMemories = 3

  init(_ choice: DiaryListPage.Choice, snapshot: Snapshot, world: World) throws {
    guard choice.isAll, choice.page == 1 else {
      values = [:]
      return
    }
    let (today, shelf) = (world.today, DiaryShelf(snapshot: snapshot))
    let month = MonthTable(choice.month, around: today, path: "/mori/diary", world: world)
    let entries = try shelf.newest(days: month.first...month.last)
    let known = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
    let memories = try shelf.onThisDay(today).prefix(Self.mostMemories)
    values = [
      "isAll": true, "hasMemories": !memories.isEmpty,
      "memories": memories.map { entry in
        [
          "day": entry.id, "year": entry.day?.longText(in: world.language) ?? entry.id,
          "text": entry.text,
        ]
      },
      "calendar": month.values(
        address: { "/mori/diary/\($0)" },
        cell: { day in
          guard let entry = known["\(day)"] else { return MonthTable.Cell() }
          let mood = entry.mood.map { ", " + world.text(DiaryText.mood($0)) } ?? ""
          return MonthTable.Cell(
            kind: "kept", note: "•",
            words: world.text(MoriPageWord.written) + mood)
        }),
    ]
  }
}
