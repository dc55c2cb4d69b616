import CoreModels

/// The subject of a goal within its kind: a language, an instrument, a room.
struct GoalSubject: Hashable, Sendable {
  /// A form of the Slovak name; `spoken` is the adverb for speaking a language.
  enum Form: Int { case plain, accusative, genitive, locative, spoken }

  let english: String
  private let slovak: [String]

  func slovak(_ form: Form) -> String { slovak[form.rawValue] }

  /// Returns the subject that the words name, otherwise the usual one of the kind.
  static func reading(_ text: FoldedText, kind: GoalKind) -> GoalSubject? {
    let known = all[kind.contentName] ?? []
    let named = known.compactMap { row in
      row.stems.compactMap { text.position(of: $0) }.min().map { ($0, row.subject) }
    }.min { $0.0 < $1.0 }?.1
    return named ?? known.last.flatMap { $0.stems.isEmpty ? $0.subject : nil }
  }

  private typealias Row = (subject: GoalSubject, stems: [String])

  private static let all: [String: [Row]] = {
    var all: [String: [Row]] = [:]
    for row in ContentTable(Content.subjects) {
      let cells = row.fields
      all[cells[0], default: []].append(
        (
          GoalSubject(english: cells[1], slovak: Array(cells[2...6])),
          cells[7].split(separator: ",").map(String.init)
        ))
    }
    return all
  }()
}
