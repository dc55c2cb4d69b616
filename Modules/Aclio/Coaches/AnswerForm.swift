import CoreModels

/// The required format of a model's JSON answer, with member names as in the Aclio HTTP API.
enum AnswerForm: String, CaseIterable, Hashable, Sendable {
  case questions, plan, steps, expansion

  /// The JSON schema. Every member is required, as strict servers demand; optional ones may be
  /// `null`.
  var schema: JSONValue {
    switch self {
    case .questions:
      .object(of: [
        "questions": .array(of: .object(of: ["question": .text, "placeholder": .text]))
      ])
    case .plan:
      .object(of: ["category": .oneOf(GoalCategory.allCases.map(\.rawValue)), "steps": .steps])
    case .steps: .object(of: ["steps": .steps])
    case .expansion:
      .object(of: [
        "detailedGuide": .text,
        "resources": .array(
          of: .object(of: [
            "name": .text, "description": .textOrNull, "type": .text, "url": .textOrNull,
            "cost": .textOrNull,
          ])), "tips": .array(of: .text), "searchQuery": .text,
      ])
    }
  }
}

extension JSONValue {
  fileprivate static let text: JSONValue = ["type": "string"]
  fileprivate static let textOrNull: JSONValue = ["type": ["string", "null"]]

  fileprivate static let steps = array(
    of: object(of: [
      "title": text, "description": text, "duration": textOrNull, "due": textOrNull,
      "mapSearch": textOrNull,
    ]))

  fileprivate static func oneOf(_ choices: [String]) -> JSONValue {
    ["type": "string", "enum": .array(choices.map { .string($0) })]
  }

  fileprivate static func array(of element: JSONValue) -> JSONValue {
    ["type": "array", "items": element]
  }

  fileprivate static func object(of members: [String: JSONValue]) -> JSONValue {
    [
      "type": "object", "additionalProperties": false, "properties": .object(members),
      "required": .array(members.keys.sorted().map { .string($0) }),
    ]
  }
}
