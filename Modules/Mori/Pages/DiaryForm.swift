import CoreModels
import CorePlugin

/// The form of a day's entry, saved while the user types.
struct DiaryForm {
  let day: Day
  let entry: GratitudeEntry?
  /// The minimum height in lines.
  var rows = 6
  /// The page to return to.
  let back: String
  let world: World

  /// The longest text, in bytes, that the form repeats as the one that the person has seen.
  private static let longestSeen = 1 << 16

  var values: [String: any Sendable] {
    let words: [MoriPageWord] = [.noMood, .mood1, .mood2, .mood3, .mood4, .mood5]
    let text = entry?.text ?? ""
    return [
      "known": text.utf8.count <= Self.longestSeen ? ["seen": text] as [String: any Sendable] : [:],
      "day": "\(day)", "rows": rows, "back": back, "text": text,
      "question": world.text(DiaryText.prompt(on: day)),
      "tags": entry?.tags.joined(separator: ", ") ?? "",
      "isMarked": entry.map { $0.mood != nil || !$0.tags.isEmpty } ?? false,
      "saved": entry.map { world.text(MoriText.lastSaved(world.savingTime(of: $0))) } ?? "",
      "moods": words.enumerated().map { mood, word in
        [
          "value": mood == 0 ? "" : "\(mood)", "text": world.text(word),
          "isChosen": mood == entry?.mood ?? 0, "face": Self.face(of: mood),
        ] as [String: any Sendable]
      },
    ]
  }

  /// The SVG path of a mood, 1…5; 0 for no answer.
  static func face(of mood: Int) -> String { faces.indices.contains(mood) ? faces[mood] : faces[0] }

  private static let faces =
    ["M8 12h8"]
    + ["M8 17q4-4.5 8 0", "M8 16.5q4-2 8 0", "M8 15.5h8", "M8 15q4 3 8 0", "M7.5 14q4.5 6.5 9 0"]
    .map { "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M9 9.5v.01M15 9.5v.01" + $0 }
}
