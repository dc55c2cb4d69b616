import CoreModels
import CorePlugin
import CoreStorage

/// The overview page of an export, with links to the goals and the progress so far.
struct AclioOverview {
  let goals: [(state: GoalState, file: String)]
  private let ledger: Ledger
  private let person: Profile
  private let conversation: Conversation
  private let moment: Moment

  init(
    snapshot: Snapshot, moment: Moment, goals: [(state: GoalState, file: String)]
  ) throws {
    (self.goals, self.moment) = (goals, moment)
    ledger = try Ledger(snapshot, on: moment.today)
    person = try snapshot.person()
    conversation = try snapshot.conversation(about: nil, at: moment.now)
  }

  /// `true` if there is anything besides goals.
  var hasMore: Bool {
    ledger.points > 0 || person != Profile() || !conversation.messages.isEmpty
  }

  var text: String {
    let level = [
      text(.level(ledger.level)),
      text(.pointsTo(points: ledger.points, next: ledger.level.nextAt)),
      ledger.streak.best > 0 ? "\(text(.bestTitle)): \(text(.days(ledger.streak.best)))" : "",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
    return "# \(AclioPlugin().name)\n\n" + about + level + "\n"
      + section(text(.goals), goals.map(link))
      + section(
        AclioDocumentText.achievements.text(in: moment.language), ledger.achievements.map(earned))
      + conversation.markdown(
        title: ChatText.allGoals.text(in: moment.language), at: moment)
  }

  private var about: String {
    let facts = [person.name, person.age.map(String.init) ?? "", person.gender, person.location]
      .filter { !$0.isEmpty }.map(\.markdownLine)
    return facts.isEmpty ? "" : facts.joined(separator: ", ") + "\n\n"
  }

  private func link(to goal: (state: GoalState, file: String)) -> String {
    let facts = goal.state.facts(in: moment.language).joined(separator: ", ")
    return "- [\(goal.state.goal.name.markdownLine)](\(goal.file)): \(facts)"
  }

  private func earned(_ achievement: Achievement, on day: Day?) -> String {
    "- " + text(.achievement(achievement))
      + (day.map { " *\($0.longText(in: moment.language))*" } ?? "")
  }

  private func section(_ title: String, _ items: [String]) -> String {
    items.isEmpty ? "" : "\n## \(title)\n\n" + items.joined(separator: "\n") + "\n"
  }

  private func text(_ sentence: GameText) -> String { sentence.text(in: moment.language) }
}
