import CoreModels
import CorePlugin

extension GoalState: JSONObject {
  /// The goal in `aclio --json`.
  static let fields: [Field<Self>] = [
    Field("id", "Its id.", \.goal.id),
    Field("name", "Its name.", \.goal.name),
    Field("category", "The part of life that it belongs to.", \.goal.category),
    Field("due_date", "When it is to be reached.", \.goal.dueDate),
    Field("progress", "Steps done, 0 … 100 %.", \.progress),
    Field("completed", "Whether all steps are done.", \.isCompleted),
    Field("next_step", "The title of the first step that is not done.", \.nextStep?.title),
    Field("steps", "Its steps, in order.") { state in
      state.steps.map { ListedStep(step: $0, isDone: state.done.contains($0.id)) }
    },
  ]
}

extension GoalCategory: JSONRepresentable {}

/// A step in a goal's JSON.
struct ListedStep: JSONObject {
  let step: GoalStep
  let isDone: Bool

  static let fields: [Field<Self>] = [
    Field("id", "Its id.", \.step.id),
    Field("title", "What to do.", \.step.title),
    Field("description", "How to do it; may be empty.", \.step.description),
    Field("duration", "How long it takes, in words.", \.step.duration),
    Field("done", "Whether it is done.", \.isDone),
    .optional("due", "The day that it is to be done by.", \.step.due),
    .optional("map_search", "What to look for on a map.", \.step.mapSearch),
    .optional("sub_steps", "Its parts, if it has any.") {
      $0.step.parts.isEmpty ? nil : $0.step.parts
    },
  ]
}

extension GoalStep.Part: JSONObject {
  static let fields: [Field<Self>] = [
    Field("title", "What to do.", \.title), Field("done", "Whether it is done.", \.isDone),
  ]
}

extension GoalOverview: JSONObject {
  /// The goal in `aclio list --json`.
  static let fields: [Field<Self>] = [
    Field("id", "Its id.", \.goal.id),
    Field("number", "Its number in the list, which commands accept as its name.", \.number),
    Field("name", "Its name.", \.goal.name),
    Field("category", "The part of life that it belongs to.", \.goal.category),
    Field("due_date", "When it is to be reached.", \.goal.dueDate),
    Field("due_status", "How urgent that is.", \.due),
    Field("progress", "Steps done, 0 … 100 %.", \.progress),
    Field("completed", "Whether all steps are done.", \.isCompleted),
    Field("archived", "Whether it was put away.", \.goal.isArchived),
    Field("next_step", "The title of the first step that is not done.", \.entry.next?.title),
    Field("steps_done", "How many steps are done.", \.entry.done),
    Field("steps_total", "How many steps there are.", \.entry.total),
    Field("created_at", "When it was made.", \.goal.createdAt),
  ]
}

extension DueStatus: JSONRepresentable {}

extension Level: JSONObject {
  static let fields: [Field<Self>] = [
    Field("number", "1 … 10.", \.number),
    Field("name", "Its name.", \.name),
    Field("progress", "The way to the next level, 0 … 1.") {
      ($0.progress * 1000).rounded() / 1000
    },
    Field("next_at", "The points of the next level; null at the top.", \.nextAt),
  ]
}

extension Level.Name: JSONRepresentable {}

extension Streak: JSONObject {
  static let fields: [Field<Self>] = [
    Field("current", "Days in a row with a step done.", \.current),
    Field("best", "The longest such row.", \.best),
  ]
}

extension Reward: JSONObject {
  static let fields: [Field<Self>] = [
    Field("points", "The points gained, negative for lost ones.", \.points),
    Field("total", "All points.", \.total),
    Field("new_level", "The level reached, if it is new.", \.newLevel?.number),
    Field("achievements", "The achievements earned.", \.achievements),
  ]
}

extension Achievement: JSONRepresentable {}

extension Profile: JSONObject {
  static let fields: [Field<Self>] = [
    Field("name", "What to call the person.", \.name.orNull),
    Field("age", "In years.", \.age),
    Field("gender", "In their words.", \.gender.orNull),
    Field("location", "A place in words.", \.location.orNull),
  ]
}

extension String {
  /// `nil` for an empty text.
  var orNull: String? { isEmpty ? nil : self }
}

extension Usage: JSONObject {
  static let fields: [Field<Self>] = [
    Field("expand_left", "Explanations left today; null without a limit.", \.expandLeft),
    Field("do_left", "Documents left today; null without a limit.", \.doLeft),
    Field("goals_left", "Goals that can be added; null without a limit.", \.goalsLeft),
  ]
}

extension Entitlement: JSONObject {
  static let fields: [Field<Self>] = [
    Field("active", "Whether everything is unlocked.", \.isActive),
    Field("source", "Who decides that.", \.source),
    .optional("until", "When it ends, if it does.", \.until),
  ]
}

extension EntitlementSource: JSONRepresentable {}

extension CoachName: JSONRepresentable {}
