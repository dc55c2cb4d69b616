import CoreModels
import CorePlugin
import CoreStorage

/// Mori's part of a readable export.
struct MoriDocuments {
  let snapshot: Snapshot
  let language: Language

  /// The diary by year, the habits' totals by year, and the marked days.
  var all: [ExportedFile] {
    get throws { try diary() + habits() + marks() }
  }

  private func diary() throws -> [ExportedFile] {
    let entries = try snapshot.list(GratitudeEntry.self)
    return Dictionary(grouping: entries) { $0.day?.year ?? 0 }.sorted { $0.key < $1.key }.map {
      ExportedFile("mori/diary-\($0.key).md", text: DiaryExport.markdown($0.value, language))
    }
  }

  private func habits() throws -> [ExportedFile] {
    let ledger = HabitLedger(snapshot: snapshot)
    let (habits, minutes) = (try ledger.habits(includingArchived: true), try ledger.minutes())
    guard !habits.isEmpty else { return [] }
    let sections = habits.map { habit -> String in
      let years = Dictionary(grouping: minutes[habit.id] ?? [:], by: \.key.year)
      let lines = years.sorted { $0.key < $1.key }.map { year, days in
        let total = days.reduce(0) { $0 + $1.value }
        return "- \(year): \(HabitBonus(minutes: total).text(in: language))"
      }
      return (["## \(habit.name.markdownLine)", ""] + lines).joined(separator: "\n") + "\n"
    }
    let title = "# \(MoriPlugin().name)\n\n"
    return [ExportedFile("mori/habits.md", text: title + sections.joined(separator: "\n"))]
  }

  private func marks() throws -> [ExportedFile] {
    let lines = try snapshot.list(WeekMark.self).compactMap { mark in
      mark.day.map { "- \($0.longText(in: language)): \(mark.text.markdownLine)" }
    }
    guard !lines.isEmpty else { return [] }
    let title = "# \(MoriPlugin().name)\n\n"
    return [ExportedFile("mori/marks.md", text: title + lines.joined(separator: "\n") + "\n")]
  }
}
