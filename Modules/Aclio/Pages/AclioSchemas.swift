import CoreModels
import CorePlugin

extension RouteSchema {
  static let health = RouteSchema(answers: [
    200: .object(
      [
        "status": .choice(["ok"]), "timestamp": .instant, "apiKeyConfigured": .flag,
        "models": .object([:], optional: ["MAIN": .text]),
      ])
  ])

  static let questions = RouteSchema(
    body: .goal,
    answers: .answering(
      .object([
        "questions": .list(.object(["id": .integer, "question": .text, "placeholder": .text]))
      ])))

  static let steps = RouteSchema(body: .goal, answers: .answering(.plan))

  static let stepStream = RouteSchema(
    body: .goal, answers: .answering(.events), mediaType: "text/event-stream")

  static let expansion = RouteSchema(
    body: .stepOfGoal,
    answers: .answering(
      .object([
        "detailedGuide": .text, "tips": .list(.text), "searchQuery": .text,
        "resources": .list(
          .object(
            ["name": .text, "type": .text],
            optional: ["description": .text, "url": .text, "cost": .text])),
      ])))

  static let document = RouteSchema(
    body: .stepOfGoal, answers: .answering(.object(["result": .text])))

  static let chat = RouteSchema(
    body: .message, answers: .answering(.object(["response": .text])))

  static let chatStream = RouteSchema(
    body: .message, answers: .answering(.events), mediaType: "text/event-stream")
}

extension RouteSchema {
  /// The streams for the scripts of Aclio's own pages.
  static let pageStream = RouteSchema(
    body: .object([:], optional: ["message": .any, "answers": .any], isOpen: true),
    needsBody: false,
    answers: [Int: Shape?].answering(.events).merging([404: .trouble]) { first, _ in first },
    mediaType: "text/event-stream")
}

extension [Int: Shape?] {
  /// The given response, or one of the contract's errors.
  fileprivate static func answering(_ answer: Shape) -> [Int: Shape?] {
    let statuses = [400, 413, 429, 500, 502, 503, 504]
    return Dictionary(uniqueKeysWithValues: statuses.map { ($0, .trouble) })
      .merging([200: answer]) { first, _ in first }
  }
}

extension Shape {
  /// A code or a message, and a message for people.
  fileprivate static let trouble = Shape.object(["error": .text], optional: ["message": .text])

  /// Each event of a stream.
  fileprivate static let events = object(
    ["data": text.with(["description": "One line of JSON."])], isOpen: true)

  /// Apps of all versions send more than this, in several formats; unknown members are ignored.
  fileprivate static let goal = Shape.object(
    ["goal": text.with(["minLength": 5, "maxLength": 500, "pattern": #"\S.{3,}\S"#])],
    optional: ["profile": any, "location": any, "additionalContext": any, "categories": any],
    isOpen: true
  ).with(["examples": [["goal": "Run a half marathon in April"]]])

  private static let words = text.with(["pattern": #"\S"#])

  fileprivate static let stepOfGoal = Shape.object(
    ["step": .anyOf([.object(["title": words], isOpen: true), words])],
    optional: ["goalName": any, "profile": any], isOpen: true
  ).with([
    "examples": [
      ["goalName": "Run a half marathon", "step": ["title": "Run for ten minutes"]]
    ]
  ])

  fileprivate static let message = Shape.object(
    ["message": text.with(["minLength": 1, "maxLength": 2000, "pattern": #"\S"#])],
    optional: [
      "goalName": any, "goalCategory": any, "steps": any, "completedSteps": any,
      "chatHistory": any, "profile": any,
    ], isOpen: true
  ).with(["examples": [["message": "How do I begin?"]]])

  fileprivate static let plan = Shape.object([
    "category": text,
    "steps": .list(
      .object(
        ["id": .integer, "title": .text, "description": .text],
        optional: ["duration": .text, "due": .day, "mapSearch": .text])),
  ])
}
