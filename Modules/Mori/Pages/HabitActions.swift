import CoreModels
import CorePlugin
import CoreStorage

extension MoriActions {
  /// Habits: those that name one in their path.
  static let habits = [
    FormAction("/mori/habits", to: "/mori/habits") { form in
      AddHabit(
        name: try form.required("name"), step: .minutes(try form.number("step") ?? Habit.usualStep),
        schedule: try scheduleText(form))
    },
    FormAction("/mori/habits/{id}/move", to: "/mori/habits") { form in
      guard let place = try form.number("place") else { throw FormError.unreadable }
      return MoveHabit(habit: try form.parameter("id"), position: place)
    },
    FormAction(
      "/mori/habits/{id}/change", to: { $0.back(or: "/mori/habits", within: "/mori") }
    ) { form in
      guard let step = Int(try form.required("step")),
        let schedule = HabitSchedule(try scheduleText(form))
      else { throw FormError.unreadable }
      return ReviseHabit(
        habit: try form.parameter("id"), name: try form.required("name"), step: step,
        schedule: schedule)
    },
    FormAction(
      "/mori/habits/{id}/correct", to: { $0.back(or: "/mori/habits", within: "/mori") }
    ) { form in
      guard let minutes = try form.number("minutes") else { throw FormError.unreadable }
      return try OnDay(CorrectMinutes(habit: try form.parameter("id"), minutes: minutes), form)
    },
    FormAction(
      "/mori/habits/{id}/up", to: { $0.back(or: "/mori/habits", within: "/mori") }
    ) { form in
      try OnDay(
        AddMinutes(
          habit: try form.parameter("id"), minutes: try form.number("minutes").map { .minutes($0) }),
        form)
    },
    action("down") { TakeMinutes(habit: $0) },
    action("skip") { SkipHabit(habit: $0) },
    action("count") { SkipHabit(habit: $0, isUndone: true) },
    action("archive") { ArchiveHabit(habit: $0) },
    action("restore") { RestoreHabit(habit: $0) },
    action("delete") { DeleteHabit(habit: $0) },
  ]

  private static func action(
    _ name: String, _ action: @escaping @Sendable (_ habit: String) -> some StoredAction
  ) -> FormAction {
    FormAction(
      "/mori/habits/{id}/\(name)", to: { $0.back(or: "/mori/habits", within: "/mori") }
    ) { form in try OnDay(action(try form.parameter("id")), form) }
  }

  private static func scheduleText(_ form: PageForm) throws -> String {
    switch form["schedule"] {
    case "weekdays": (form.fields["weekday"] ?? []).joined(separator: ",")
    case "times": "\(try form.required("times"))/\(try form.required("days"))"
    default: "daily"
    }
  }
}

extension Transaction {
  /// Moves a habit to a position, from 1, among those in use; archived ones follow in their
  /// existing order. Throws ``MoriError/badPosition(_:last:)``.
  func move(_ id: String, to position: Int) throws {
    let all = try HabitLedger(snapshot: snapshot).habits(includingArchived: true)
    var used = all.filter { $0.archived == nil }
    guard let index = used.firstIndex(where: { $0.id == id }) else {
      throw MoriError.noSuchHabit(id)
    }
    guard (1...used.count).contains(position) else {
      throw MoriError.badPosition(position, last: used.count)
    }
    used.insert(used.remove(at: index), at: position - 1)
    let ordered = used + all.filter { $0.archived != nil }
    let positions = ItemOrder.positions(ordered.map { Double($0.position) }, whole: true)
    for (var habit, position) in zip(ordered, positions.map { Int($0) })
    where habit.position != position {
      habit.position = position
      try put(habit)
    }
  }
}
