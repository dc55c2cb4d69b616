import ArgumentParser
import CoreModels
import CorePlugin

/// An export format of the diary, oldest entry first.
enum DiaryExport: String, CaseIterable, InputValue {
  case json, markdown, csv

  func text(of entries: [GratitudeEntry], in language: Language) throws -> String {
    switch self {
    case .json: try JSON.text(entries.json, pretty: true) + "\n"
    case .markdown: Self.markdown(entries, language)
    case .csv: Self.csv(entries)
    }
  }

  static func markdown(_ entries: [GratitudeEntry], _ language: Language) -> String {
    var text = "# \(DiaryText.title.text(in: language))\n"
    var year: Int?
    for entry in entries {
      if let day = entry.day {
        if day.year != year { text += "\n## \(day.year)\n" }
        year = day.year
        text += "\n### \(day.longText(in: language))\n"
      }
      let mood = entry.mood.map { DiaryText.mood($0).text(in: language) }
      let marks = [mood].compactMap(\.self) + entry.tags.map { "#" + $0.markdownLine }
      text += "\n\(entry.text.markdownBelowHeadings)"
      if entry.text.utf8.last != UInt8(ascii: "\n") { text += "\n" }
      if !marks.isEmpty { text += "\n*\(marks.joined(separator: " · "))*\n" }
    }
    return text
  }

  /// RFC 4180. Texts are not escaped against formula injection, so that they stay unchanged.
  private static func csv(_ entries: [GratitudeEntry]) -> String {
    let rows = entries.map { entry in
      [
        entry.id, entry.mood.map { "\($0)" } ?? "", entry.tags.joined(separator: ";").csvQuoted,
        entry.lastSaved.description, entry.text.csvQuoted,
      ]
    }
    return ([["day", "mood", "tags", "last_saved", "text"]] + rows)
      .map { $0.joined(separator: ",") + "\r\n" }.joined()
  }
}
