import CoreModels
import CoreStorage

/// A step of a goal. A ``StepCompletion`` marks it as done.
struct GoalStep: Record, Hashable {
  static let kind = "aclio.step"
  static let version = migrations.latest

  /// A part of a step; parts are not nested.
  struct Part: Codable, Hashable, Sendable {
    var title: String
    var isDone = false

    enum CodingKeys: String, CodingKey {
      case title
      case isDone = "done"
    }
  }

  /// The goal's id, a slash and the step's own id, so that the goal's id finds its steps.
  let id: String
  /// The id of its goal.
  let goal: String
  /// The position among the goal's steps: any number, in ascending order.
  var position: Double
  var title: String
  var description: String
  /// The duration in words, such as `20 minutes`.
  var duration: String?
  var parts: [Part] = []
  var due: Day?
  /// A search term for a map.
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

/// Marks a step as done. Its id is the step's, so that a step is done only once, on whichever
/// device.
struct StepCompletion: Record, Hashable {
  static let kind = "aclio.done"
  let id: String
  /// The id of the step's goal.
  let goal: String
  /// The day in the suite on which it was done.
  var day: Day?
}
