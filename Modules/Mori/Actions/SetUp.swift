import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `mori setup`: sets the birth date and the life expectancy; without either it asks for them.
struct SetUp: StoredAction {
  static var configuration: CommandConfiguration {
    .init("setup", HelpText.setup, more: HelpText.setupMore)
  }
  static var inputs: [Input<Self>] {
    [
      .option("born", \.born, HelpText.setupBorn, valueName: "day"),
      .option("expectancy", \.expectancy, HelpText.setupExpectancy, valueName: "years"),
      .option("country", \.country, HelpText.setupCountry, valueName: "code"),
      .option("sex", \.sex, HelpText.setupSex, valueName: "sex"),
      .flag("no_habits", \.isWithoutHabits, HelpText.setupNoHabits),
    ]
  }

  var born: String?
  var expectancy: Int?
  var country: String?
  var sex: LifeExpectancy.Sex?
  var isWithoutHabits = false
  /// The answers to the questions, if they were asked.
  var answers: SetupAnswers?

  func validate() throws {
    guard expectancy == nil || (country == nil && sex == nil) else {
      throw ValidationError("Give either --expectancy, or --country and --sex.")
    }
  }

  var asks: Bool { born == nil && expectancy == nil && country == nil && sex == nil }

  func perform(in world: World) async throws -> LifeSetUp {
    var action = self
    if asks, world.canAsk {
      let (hasHabits, former) = try await world.store.read {
        (try $0.count(Habit.self) > 0, try $0.find(LifeRecord.self, LifeRecord.onlyID))
      }
      action.answers = try SetupQuestions(world: world, former: former)
        .answers(offering: hasHabits ? [] : offered(in: world))
    }
    return try await world.store.transaction { [action] in
      try action.perform(in: $0, of: world)
    }
  }

  func perform(in transaction: Transaction, of world: World) throws -> LifeSetUp {
    let day = try born.map { try world.day($0, .past) }
    let setup = LifeSetup(
      born: answers?.birth ?? day, expectancy: expectancy, country: answers?.country ?? country,
      sex: sex)
    let former = try transaction.find(LifeRecord.self, LifeRecord.onlyID)
    let isFirst = try former == nil && transaction.snapshot.count(Habit.self) == 0
    let habits = isFirst ? answers?.habits ?? offered(in: world) : []
    // Who skips the first question has habits all the same.
    let isSkipped = answers != nil && former == nil && setup.born == nil
    let life = isSkipped ? nil : try setup.life(after: former, today: world.today)
    if let life { try transaction.put(life) }
    for habit in habits { try transaction.put(habit) }
    return LifeSetUp(life: life, habits: habits)
  }

  private func offered(in world: World) -> [Habit] {
    isWithoutHabits
      ? [] : StartingHabit.allCases.map { $0.habit(named: world.text, on: world.today) }
  }
}

/// A life with its first habits after set-up.
struct LifeSetUp: Outcome {
  /// The life, or `nil` if the questions were skipped.
  let life: LifeRecord?
  let habits: [Habit]

  static var shape: Shape { Life.shape.orNull }
  var json: JSONValue { life.map { Life(life: $0, habits: habits) }.json }

  func lines(in world: World) -> [String] {
    let names = habits.map(\.name).joined(separator: ", ")
    return (life?.texts(in: world.language) ?? [.setUpHint]).map(world.text)
      + (habits.isEmpty ? [] : [world.text(MoriText.startingHabits(names))])
  }

  private struct Life: JSONObject {
    let life: LifeRecord
    let habits: [Habit]

    static let fields: [Field<Self>] = [
      Field("birth_date", "The day of birth.", \.life.birthDate),
      Field("expectancy_years", "The life expectancy.", \.life.expectancyYears),
      Field("country", "The country that it is taken from, if any.", \.life.country),
      Field("sex", "The sex that it is taken for, if any.", \.life.sex),
      Field("expectancy_exact", "The expectancy in the table, if it is from there.") {
        $0.life.figure?.years($0.life.sex)
      },
      Field("source", "The table, if the expectancy is from there.") {
        $0.life.figure == nil ? nil : LifeExpectancy.source
      },
      Field("habits", "The names of the first habits.") { $0.habits.map(\.name) },
    ]
  }
}

extension LifeRecord {
  /// The table's entry that the expectancy was taken from, if any.
  fileprivate var figure: LifeExpectancy? { country.flatMap(LifeExpectancy.find) }

  /// Returns sentences on what was set up.
  func texts(in language: Language) -> [MoriText] {
    var texts: [MoriText] = [.setUp(birthDate.inWords, years: expectancyYears)]
    if let figure {
      texts.append(
        .expectancyFrom(figure.shownCountry(in: language), years: figure.years(sex)))
      if figure.isDisputed { texts.append(.expectancyDiffers) }
    }
    return texts
  }
}
