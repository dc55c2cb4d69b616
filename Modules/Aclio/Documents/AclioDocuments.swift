import CoreModels
import CorePlugin
import CoreStorage

/// Aclio's part of a readable export: a page for each goal, and an overview that links to them.
struct AclioDocuments {
  let snapshot: Snapshot
  let moment: Moment

  private var language: Language { moment.language }

  /// The pages; none if nothing was ever begun.
  var all: [ExportedFile] {
    get throws {
      let goals = try named(snapshot.goalStates(includingArchived: true))
      let overview = try AclioOverview(snapshot: snapshot, moment: moment, goals: goals)
      guard !goals.isEmpty || overview.hasMore else { return [] }
      return [ExportedFile("aclio/goals.md", text: overview.text)]
        + (try goals.map { ExportedFile("aclio/\($0.file)", text: try page(of: $0.state)) })
    }
  }

  /// The plan with its check marks, the coach's explanations and documents, and the conversation.
  private func page(of state: GoalState) throws -> String {
    let prefix = GoalStep.idPrefix(ofGoal: state.goal.id)
    let done = try snapshot.list(StepCompletion.self, idPrefix: prefix)
    let days = Dictionary(done.map { ($0.id, $0.day) }) { first, _ in first }
    let helps = try snapshot.list(StepExpansion.self, idPrefix: prefix)
    let documents = try snapshot.list(StepDocument.self, idPrefix: prefix)
    let steps = state.steps.compactMap { step -> String? in
      let texts =
        helps.filter { $0.id == step.id }.map { ($0.markdown(in: language), $0.coach) }
        + documents.filter { $0.id == step.id }.map { ($0.text, $0.coach) }
      guard !texts.isEmpty else { return nil }
      let told = texts.map { text, coach in
        let source = StepHelpText.from(coach).text(in: language)
        return "\n\(text.markdownQuotation(headingsDeeper: 2))\n\n*\(source)*\n"
      }
      return "\n## \(step.title.markdownLine)\n" + told.joined()
    }
    let conversation = try snapshot.conversation(about: state.goal.id, at: moment.now)
    return state.markdown(in: language, days: days.compactMapValues(\.self)) + steps.joined()
      + conversation.markdown(
        title: AclioDocumentText.conversation.text(in: language), at: moment)
  }

  /// Each goal with a file name that is unique regardless of case.
  private func named(_ states: [GoalState]) -> [(state: GoalState, file: String)] {
    var taken: Set<String> = ["goals"]
    return states.map { state in
      let name = state.goal.name.fileName
      let names = [name] + (2...states.count + 2).map { "\(name)-\($0)" }
      let free = names.first { !taken.contains($0) } ?? state.goal.id.fileName
      taken.insert(free)
      return (state, free + ".md")
    }
  }
}

extension String {
  /// The maximum length of a name in bytes, which fits every file system.
  private static let mostOfFileName = 80

  /// The letters and digits in lower case, separated by hyphens.
  fileprivate var fileName: String {
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }
    var name = ""
    for word in words where name.utf8.count + word.utf8.count < Self.mostOfFileName {
      name += (name.isEmpty ? "" : "-") + word
    }
    return name.isEmpty ? "goal" : name
  }
}
