import CoreModels
import CorePlugin
import CoreStorage

/// The questions with which the products begin, until each is answered or skipped.
struct FirstRun {
  private let questions: [(plugin: any Plugin, question: FirstQuestion)]

  init(_ plugins: [any Plugin], from snapshot: Snapshot, at moment: Moment) throws {
    let skipped = try Self.skipped(in: snapshot)
    questions = try plugins.filter { !skipped.contains($0.id) }.compactMap { plugin in
      do {
        return try plugin.firstQuestion(from: snapshot, at: moment).map { (plugin, $0) }
      } catch let error as StoreError where !error.isAboutOneRecord {
        throw error
      } catch {
        return nil
      }
    }
  }

  /// The form that asks a question no more.
  static let route = HubRoute(form: "/begin/skip", summary: "Ask a first question no more") {
    form, call in
    let id = form["product"] ?? ""
    guard call.services.plugins.contains(where: { $0.id == id }) else { return .missing }
    try await call.world.store.transaction { transaction in
      let ids = try skipped(in: transaction.snapshot).filter { $0 != id } + [id]
      try transaction.set(WebSettings.skippedQuestions, to: ids.joined(separator: " "))
    }
    return .moved(to: "/")
  }

  private static func skipped(in snapshot: Snapshot) throws -> [String] {
    try snapshot.setting(WebSettings.skippedQuestions).split(separator: " ").map(String.init)
  }

  /// The values of the card; `nil` once nothing is left to ask.
  func values(in world: World) -> PageValues? {
    guard !questions.isEmpty else { return nil }
    func text(_ sentence: WebText) -> String { sentence.text(in: world.language) }
    return [
      "title": text(.firstRun), "hint": text(.firstRunHint), "skip": text(.skip),
      "answer": text(.answer),
      "questions": questions.map { plugin, question in
        values(of: question, plugin, in: world)
      },
    ]
  }

  private func values(
    of question: FirstQuestion, _ plugin: any Plugin, in world: World
  ) -> PageValues {
    var values: PageValues = [
      "product": plugin.id, "question": question.text, "path": question.path,
      "field": question.field,
      "hidden": question.hidden.sorted { $0.key < $1.key }.map {
        ["name": $0.key, "value": $0.value]
      },
    ]
    switch question.answer {
    case .day: values["latest"] = world.today.description
    case .text(let example, let limit): (values["example"], values["limit"]) = (example, limit)
    }
    return values
  }
}

extension Plugin {
  /// Its one-line description in a language.
  func abstract(in language: Language) -> String {
    HelpLanguage.$current.withValue(language) { abstract }
  }
}
