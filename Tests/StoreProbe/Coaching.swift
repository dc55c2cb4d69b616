import CoreModels
import CoreStorage

// Records in the shapes that Aclio keeps, because a probe may not look inside a product; the bench
// sees from Aclio's own answers whether they still fit.
private struct Goal: Record {
  static let kind = "aclio.goal"
  static let version = 2
  let id: String, name: String, category = "Education", icon_key = "book"
  let icon_color = "#4477aa", created_at: Instant, archived = false
  var searchText: String? { name }

  enum CodingKeys: CodingKey { case id, name, category, icon_key, icon_color, created_at, archived }
}

private struct Step: Record {
  static let kind = "aclio.step"
  static let version = 2
  let id: String, goal: String, position: Double, title: String, description: String
  let duration = "20 minutes", sub_steps: [String] = []

  enum CodingKeys: CodingKey {
    case id, goal, position, title, description, duration, sub_steps
  }
}

private struct Done: Record {
  static let kind = "aclio.done"
  let id: String, goal: String, day: Day?
}

private struct Message: Record {
  static let kind = "aclio.message"
  let id: String, goal: String, role: String, text: String, state: String, created_at: Instant
}

extension StoreProbe {
  /// Fills a home with 500 goals of 12 steps, a third of them done by that day, and 5,000 messages.
  static func coach(in home: Home, until today: Day) async throws {
    let store = try Store.open(in: home, effects: .live)
    for number in 0..<500 {
      let day = today.advanced(by: number / 2 - 250)
      let (goal, time) = ("goal-\(number)", Instant(milliseconds: Int64(day.epochDay) * 86_400_000))
      try await store.transaction { transaction in
        try transaction.put(Goal(id: goal, name: "Goal \(number)", created_at: time))
        for step in 0..<12 {
          let id = "\(goal)/step-\(step)"
          try transaction.put(
            Step(
              id: id, goal: goal, position: Double(step), title: "Step \(step)",
              description: entry(number * 12 + step).text))
          if step < 4 { try transaction.put(Done(id: id, goal: goal, day: day)) }
        }
        for message in 0..<10 {
          try transaction.put(
            Message(
              id: "\(goal)/\(message)", goal: goal, role: message % 2 == 0 ? "user" : "assistant",
              text: entry(message).text, state: "complete", created_at: time))
        }
      }
    }
  }
}
