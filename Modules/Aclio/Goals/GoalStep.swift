import CoreModels
import CoreStorage

/// One step of a goal. Whether it is done is a ``StepCompletion``.
struct GoalStep: Record, Hashable {
  static let kind = "aclio.step"
  static let version = migrations.latest

  /// A part of a step; parts have no parts.
  struct Part: Codable, Hashable, Sendable {
    var title: String
    var isDone = false

    enum CodingKeys: String, CodingKey {
      case title
      case isDone = "done"
    }
  }

  /// The goal's id, a slash and the step's own, so that a goal's steps are found by the goal's id.
  let id: String
  /// The id of its goal.
  let goal: String
  /// Its place among the goal's steps; any number, the smallest first.
  var position: Double
  var title: String
  var description: String
  /// How long it takes, in words: `20 minutes`.
  var duration: String?
  var parts: [Part] = []
  var due: Day?
  /// What to look for on a map.
  var mapSearch: String?

  static func upgrade(_ body: JSONValue, from version: Int) throws -> JSONValue {
    try migrations.upgraded(body, from: version)
  }

  enum CodingKeys: String, CodingKey {
    case id, goal, position, title, description, duration, due
    case parts = "sub_steps"
    case mapSearch = "map_search"
  }
}

/// That a step is done; its id is the step's, so that it is done once whoever says so.
struct StepCompletion: Record, Hashable {
  static let kind = "aclio.done"
  let id: String
  /// The id of the step's goal.
  let goal: String
  /// The suite's day on which it was done.
  var day: Day?
}
