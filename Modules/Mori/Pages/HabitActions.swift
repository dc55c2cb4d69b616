import CoreModels
import CorePlugin
import CoreStorage

extension MoriActions {
  /// The forms of habits; those with an id in the path run the command of the same name.
  static let habits =
    [
      FormAction("/mori/habits") { form, world in
        let arguments = ["--step=" + (form.filled("step") ?? "\(Habit.usualStep)")]
        try await world.perform(
          HabitAddCommand.self, arguments + ["--", try form.required("name")])
        return .moved(to: "/mori/habits")
      },
      FormAction("/mori/habits/{id}/change", perform: change),
    ]
    + [
      ("up", UpCommand.self, []), ("down", DownCommand.self, []),
      ("skip", HabitSkipCommand.self, []), ("count", HabitSkipCommand.self, ["--undo"]),
      ("archive", HabitArchiveCommand.self, []), ("restore", HabitRestoreCommand.self, []),
      ("delete", HabitDeleteCommand.self, []),
    ].map(action)

  private static func action(
    _ name: String, _ command: any PluginCommand.Type, _ options: [String]
  ) -> FormAction {
    FormAction("/mori/habits/{id}/\(name)") { form, world in
      try await world.perform(command, options + ["--", try form.parameter("id")])
      return form.back(or: "/mori/habits", within: "/mori")
    }
  }

  /// Changes name, step, schedule and position in one transaction, which undo reverts as a whole.
  @Sendable private static func change(
    _ form: PageForm, _ world: World
  ) async throws -> PageAnswer {
    let id = try form.parameter("id")
    let name = try form.required("name")
    guard let step = Int(try form.required("step")),
      let place = Int(try form.required("place")),
      let schedule = HabitSchedule(try scheduleText(form))
    else { throw FormError.unreadable }
    let minutes = try Habit.validated(minutes: step)
    let today = world.today
    try await world.store.transaction { transaction in
      let ledger = HabitLedger(snapshot: transaction.snapshot)
      var habit = try ledger.find(id)
      habit.name = try ledger.newName(name, for: habit.id)
      habit.stepMinutes = minutes
      if schedule != habit.schedule { habit.reschedule(schedule, from: today) }
      try transaction.put(habit)
      try transaction.move(habit.id, to: place)
    }
    return .moved(to: "/mori/habits")
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
    for (index, var habit) in (used + all.filter { $0.archived != nil }).enumerated()
    where habit.position != index {
      habit.position = index
      try put(habit)
    }
  }
}
