import CoreModels

extension GoalState {
  /// The goal in `aclio --json`.
  var json: JSONValue {
    [
      "id": .string(goal.id), "name": .string(goal.name),
      "category": .string(goal.category.rawValue),
      "due_date": goal.dueDate.map { .string($0.description) } ?? .null,
      "progress": .integer(Int64(progress)), "completed": .bool(isCompleted),
      "next_step": nextStep.map { .string($0.title) } ?? .null,
      "steps": .array(steps.map { $0.json(isDone: done.contains($0.id)) }),
    ]
  }

  /// The goal in `aclio show --json`, with further members.
  func fullJSON(_ status: DueStatus?) -> JSONValue {
    guard case .object(var members) = json else { return json }
    members["due_status"] = status.map { .string($0.rawValue) } ?? .null
    members["archived"] = .bool(goal.isArchived)
    members["created_at"] = .string(goal.createdAt.description)
    members["icon_key"] = .string(goal.iconKey)
    members["icon_color"] = .string(goal.iconColor)
    return .object(members)
  }
}

extension GoalStep {
  /// The step in `aclio --json`, with its optional members.
  func json(isDone: Bool) -> JSONValue {
    var members: [String: JSONValue] = [
      "id": .string(id), "title": .string(title), "description": .string(description),
      "duration": duration.map { .string($0) } ?? .null, "done": .bool(isDone),
    ]
    members["due"] = due.map { .string($0.description) }
    members["map_search"] = mapSearch.map { .string($0) }
    if !parts.isEmpty {
      members["sub_steps"] = .array(
        parts.map { ["title": .string($0.title), "done": .bool($0.isDone)] })
    }
    return .object(members)
  }
}

extension GoalOverview {
  /// The goal in `aclio list --json`.
  var json: JSONValue {
    [
      "id": .string(goal.id), "number": .integer(Int64(number)), "name": .string(goal.name),
      "category": .string(goal.category.rawValue),
      "due_date": goal.dueDate.map { .string($0.description) } ?? .null,
      "due_status": due.map { .string($0.rawValue) } ?? .null,
      "progress": .integer(Int64(progress)), "completed": .bool(isCompleted),
      "archived": .bool(goal.isArchived),
      "next_step": entry.next.map { .string($0.title) } ?? .null,
      "steps_done": .integer(Int64(entry.done)), "steps_total": .integer(Int64(entry.total)),
      "created_at": .string(goal.createdAt.description),
    ]
  }
}

extension Level {
  /// `{"number":…,"name":…,"progress":…,"next_at":…}`.
  var json: JSONValue {
    [
      "number": .integer(Int64(number)), "name": .string(name.rawValue),
      "progress": .number((progress * 1000).rounded() / 1000),
      "next_at": nextAt.map { .integer(Int64($0)) } ?? .null,
    ]
  }
}

extension Streak {
  /// `{"current":…,"best":…}`.
  var json: JSONValue {
    ["current": .integer(Int64(current)), "best": .integer(Int64(best))]
  }
}

extension Person {
  /// `{"name":…,"age":…,"gender":…,"location":…}`, with `null` for unknown values.
  var json: JSONValue {
    [
      "name": name.orNull, "age": age.map { .integer(Int64($0)) } ?? .null,
      "gender": gender.orNull, "location": location.orNull,
    ]
  }
}

extension String {
  fileprivate var orNull: JSONValue { isEmpty ? .null : .string(self) }
}
