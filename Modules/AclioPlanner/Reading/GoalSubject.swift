import AclioPlans
import CoreModels

/// The subject of a goal within its kind: a language, an instrument, a room.
struct GoalSubject: Hashable, Sendable {
  /// A form of the name; `spoken` is the adverb for speaking a language.
  enum Form: Int, CaseIterable { case plain, accusative, genitive, locative, spoken }

  let kind: String
  let english: String

  /// Returns the name in each ``Form``, from the language's table in `Content/subjects`; the English
  /// name where there is none.
  func forms(in language: Language) -> [String] {
    let row = GoalSubject.table("\(language)").first { $0.text(0) == kind && $0.text(1) == english }
    return Form.allCases.map { form in row?.text(2 + form.rawValue) ?? english }
  }

  /// Returns the subject that the words name, otherwise the usual one of the kind.
  static func reading(_ text: FoldedText, kind: GoalKind) -> GoalSubject? {
    let known = all[kind.contentName] ?? []
    let named = known.compactMap { row in
      row.stems.compactMap { text.position(of: $0) }.min().map { ($0, row.subject) }
    }.min { $0.0 < $1.0 }?.1
    return named ?? known.last.flatMap { $0.stems.isEmpty ? $0.subject : nil }
  }

  /// Returns `true` if the words name a subject of the kind.
  static func isNamed(in text: FoldedText, kind: GoalKind) -> Bool {
    (all[kind.contentName] ?? []).contains { text.containsAny(of: $0.stems) }
  }

  /// All subjects.
  static var known: [GoalSubject] { all.values.flatMap { $0.map(\.subject) } }

  private static func table(_ name: String) -> ContentTable {
    ContentTable(PlanContent.file(at: "subjects/\(name).tsv") ?? "")
  }

  private typealias Row = (subject: GoalSubject, stems: [String])

  private static let all: [String: [Row]] = {
    var all: [String: [Row]] = [:]
    for row in table("kinds") {
      let subject = GoalSubject(kind: row.text(0), english: row.text(1))
      all[subject.kind, default: []].append(
        (subject, row.text(2).split(separator: ",").map(String.init)))
    }
    return all
  }()
}
