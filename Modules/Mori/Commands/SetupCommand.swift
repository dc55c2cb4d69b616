import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori setup`: sets the birth date and the life expectancy.
struct SetupCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("setup", HelpText.setup, more: HelpText.setupMore)
  }

  @OptionGroup var shared: SharedOptions

  @Option(help: ArgumentHelp(HelpText.setupBorn, valueName: "day"))
  var born: String?

  @Option(help: ArgumentHelp(HelpText.setupExpectancy, valueName: "years"))
  var expectancy: Int?

  @Option(help: ArgumentHelp(HelpText.setupCountry, valueName: "code"))
  var country: String?

  @Option(help: ArgumentHelp(HelpText.setupSex, valueName: "sex"))
  var sex: LifeExpectancy.Sex?

  @Flag(help: ArgumentHelp(HelpText.setupNoHabits))
  var noHabits = false

  func validate() throws {
    guard expectancy == nil || (country == nil && sex == nil) else {
      throw ValidationError("Give either --expectancy, or --country and --sex.")
    }
  }

  func run(in world: World) async throws {
    let today = world.today
    var setup = LifeSetup(
      born: try born.map { try world.day($0, .past) }, expectancy: expectancy, country: country,
      sex: sex)
    var habits =
      noHabits ? [] : StartingHabit.allCases.map { $0.habit(named: world.text, on: today) }
    let isAsking = setup == LifeSetup() && world.canAsk
    if isAsking {
      let questions = SetupQuestions(world: world)
      (setup.born, setup.country) = (questions.birth(), questions.country())
      let hasHabits = try await world.store.read { try $0.count(Habit.self) > 0 }
      if !habits.isEmpty, !hasHabits { habits = questions.habits(offered: habits) ?? habits }
    }
    let (life, begun) = try await world.store.transaction { [setup, habits] transaction in
      let former = try transaction.find(LifeRecord.self, LifeRecord.onlyID)
      let isFirst = try former == nil && transaction.snapshot.count(Habit.self) == 0
      let begun = isFirst ? habits : []
      // Who skips the first question has habits all the same.
      let isSkipped = isAsking && former == nil && setup.born == nil
      let life = isSkipped ? nil : try setup.life(after: former, today: today)
      if let life { try transaction.put(life) }
      for habit in begun { try transaction.put(habit) }
      return (life, begun)
    }
    try world.answer(life?.json(begun) ?? .null) {
      (life?.texts(in: world.language) ?? [.setUpHint]).map(world.text) + begun.lines(in: world)
    }
  }
}

extension [Habit] {
  fileprivate func lines(in world: World) -> [String] {
    isEmpty ? [] : [world.text(MoriText.startingHabits(map(\.name).joined(separator: ", ")))]
  }
}

extension LifeExpectancy.Sex: ExpressibleByArgument {}

extension LifeRecord {
  /// The table's entry that the expectancy was taken from, if any.
  private var figure: LifeExpectancy? { country.flatMap(LifeExpectancy.find) }

  fileprivate func json(_ begun: [Habit]) -> JSONValue {
    [
      "birth_date": .string(birthDate.description),
      "expectancy_years": .integer(Int64(expectancyYears)),
      "country": country.map(JSONValue.string) ?? .null,
      "sex": sex.map { .string($0.rawValue) } ?? .null,
      "expectancy_exact": figure.map { .number($0.years(sex)) } ?? .null,
      "source": figure == nil ? .null : .string(LifeExpectancy.source),
      "habits": .array(begun.map { .string($0.name) }),
    ]
  }

  /// Returns sentences on what was set up.
  fileprivate func texts(in language: Language) -> [MoriText] {
    var texts: [MoriText] = [.setUp(birthDate.inWords, years: expectancyYears)]
    if let figure {
      texts.append(
        .expectancyFrom(
          figure.shownCountry(in: language), years: figure.years(sex),
          source: LifeExpectancy.source(in: language)))
      if figure.isDisputed { texts.append(.expectancyDiffers) }
    }
    return texts
  }
}
