import CoreModels
import CorePlugin

extension RouteSchema {
  static let brief = RouteSchema(answers: [200: .data(Brief.shape), 404: .refusal])

  static let weather = RouteSchema(answers: [200: .data(Weather.shape), 404: .refusal])

  static let countdowns = RouteSchema(answers: [200: .data([Countdown].shape)])

  static let nameday = RouteSchema(
    query: [
      .init("date", .text, "The day, for example 2026-11-21 or 2026-W47-6 (default: today).")
    ],
    answers: [
      200: .object(
        ["success": .flag, "data": Nameday.shape.orNull], optional: ["message": .text]),
      400: .refusal,
    ])

  static let eventList = RouteSchema(
    path: [.email],
    answers: [
      200: .object(["success": .flag, "countdowns": .list(.countdown)])
    ])

  static let eventAdd = RouteSchema(
    body: .event(isWhole: true),
    answers: [
      201: .object(["success": .flag, "message": .text, "id": .integer]),
      400: .problem, 409: .refusal, 415: .problem,
    ])

  static let eventChange = RouteSchema(
    query: [.owner], path: [.number], body: .event(isWhole: false),
    answers: [200: .done, 400: .problem, 404: .refusal, 409: .refusal, 415: .problem])

  static let eventRemoval = RouteSchema(
    query: [.owner], path: [.number], answers: [200: .done, 404: .refusal])

  static let subscription = RouteSchema(
    path: [.email],
    answers: [
      200: .object(["success": .flag, "subscription": .subscription]), 404: .refusal,
    ])

  static let subscriptionChoice = RouteSchema(
    path: [.email],
    body: .object(
      ["email": .words, "location": .words],
      optional: ["personality": Shape.text.orNull, "language": Shape.text.orNull], isOpen: true),
    answers: [
      201: .object(["success": .flag, "message": .text, "location": .text]), 400: .problem,
      415: .problem,
    ])

  static let subscriptionEnd = RouteSchema(
    path: [.email], answers: [200: .done, 404: .refusal])

  static let preview = RouteSchema(
    path: [.email],
    answers: [
      200: .object(["success": .flag, "subscriber": .subscription, "weather_summary": .text]),
      404: .problem, 500: .problem,
    ])
}

extension RouteSchema.Parameter {
  fileprivate static let email = Self("email", .words, "The person's address.")
  fileprivate static let number = Self("id", .text, "The countdown's number.")
  fileprivate static let owner = Self(
    "email", .text, "Whose countdown it is, for a key of the operator.")
}

extension Shape {
  fileprivate static let countdown = object([
    "id": .integer, "name": .text, "date": .day, "yearly": .integer, "message_before": .text,
    "message_after": .text, "created_at": .text,
  ])
  fileprivate static let subscription = object([
    "email": .text, "location": .text, "lat": .number, "lon": .number, "timezone": .text,
    "personality": .text, "language": .text,
  ])
  fileprivate static let words = Shape.text.with(["minLength": 1])
  fileprivate static let done = Shape.object(["success": .flag, "message": .text])
  fileprivate static let refusal = Shape.object(["success": .flag, "error": .text])
  fileprivate static let problem = Shape.object(["error": .text], optional: ["success": .flag])

  fileprivate static func data(_ shape: Shape) -> Shape {
    .object(["success": .flag, "data": shape])
  }

  fileprivate static func event(isWhole: Bool) -> Shape {
    let flag = Shape.anyOf([.flag, .integer.with(["minimum": 0, "maximum": 1])])
    let (name, date) = (Shape.words.with(["pattern": #"\S"#]), Shape.day)
    let others = [
      "yearly": flag.orNull, "message_before": Shape.text.orNull,
      "message_after": Shape.text.orNull, "email": .any,
    ]
    return isWhole
      ? .object(["name": name, "date": date], optional: others, isOpen: true)
      : .object(
        [:], optional: others.merging(["name": name, "date": date]) { first, _ in first },
        isOpen: true)
  }
}
