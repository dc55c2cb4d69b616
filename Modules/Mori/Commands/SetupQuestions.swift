import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// The answers to the questions; `nil` for those skipped.
struct SetupAnswers: Sendable {
  let birth: Day?
  let country: String?
  let habits: [Habit]?
}

/// The questions of `mori setup` to a person at a terminal; an empty answer skips one.
struct SetupQuestions {
  let world: World
  /// The life as it was set up before, which skipped questions leave alone.
  let former: LifeRecord?

  /// Asks them; throws ``MoriError/notSetUp`` if the input ends before.
  func answers(offering habits: [Habit]) throws -> SetupAnswers {
    if let former {
      former.texts(in: world.language).forEach { world.terminal.errorLine(world.text($0)) }
    }
    let birth = try birth()
    // Without a birth date a country has no use.
    let country = birth != nil || former != nil ? try country() : nil
    return SetupAnswers(
      birth: birth, country: country,
      habits: habits.isEmpty ? nil : try self.habits(offered: habits))
  }

  private func birth() throws -> Day? {
    try answer(MoriText.askBirth) { text in
      let day = try world.day(text, .past)
      _ = try LifeSetup(born: day).life(after: nil, today: world.today)
      return day
    }
  }

  /// The country whose life expectancy counts.
  private func country() throws -> String? {
    let years = former?.expectancyYears ?? LifeSetup.usualExpectancy
    return try answer(MoriText.askCountry(years)) { text in
      guard let figure = LifeExpectancy.find(text) else { throw MoriError.unknownCountry(text) }
      return figure.country
    }
  }

  /// The habits to begin with; `nil` for those offered.
  private func habits(offered: [Habit]) throws -> [Habit]? {
    let names = offered.map(\.name).joined(separator: ", ")
    return try answer(MoriText.askHabits(names)) { text in
      let names = try text.split(separator: ",").map { name in
        try Habit.nameRule.validate(
          name.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      }
      let all = names.enumerated().map { position, name in
        let known = offered.first { $0.name.folded == name.folded }
        return Habit(
          id: known?.id ?? world.makeID(), name: name, stepMinutes: Habit.usualStep,
          position: position * ItemOrder.wholeSpacing, schedule: .daily, begun: world.today,
          archived: nil)
      }
      return all.enumerated().filter { index, habit in
        !all[..<index].contains { $0.name.folded == habit.name.folded }
      }.map(\.element)
    }
  }

  /// Asks until the answer can be read, or is left out.
  private func answer<Value>(
    _ question: MoriText, _ read: (String) throws -> Value
  ) throws -> Value? {
    while true {
      guard let text = world.ask(world.text(question)) else {
        // Ctrl-D leaves the cursor after the question.
        world.terminal.errorLine("")
        if former != nil { return nil }
        throw MoriError.notSetUp
      }
      if text.isEmpty { return nil }
      do { return try read(text) } catch {
        let failure = (error as? any ExplainedError)?.failure(in: world.language)
        world.terminal.errorLine((failure ?? .unexpected(in: world.language)).message.terminalSafe)
      }
    }
  }
}
