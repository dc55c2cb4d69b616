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
    let birth = try born.map { try world.day($0, .past) }
    let setup = LifeSetup(born: birth, expectancy: expectancy, country: country, sex: sex)
    let today = world.today
    let habits =
      noHabits ? [] : StartingHabit.allCases.map { $0.habit(named: world.text, on: today) }
    let (life, begun) = try await world.store.transaction { transaction in
      let former = try transaction.find(LifeRecord.self, LifeRecord.onlyID)
      let life = try setup.life(after: former, today: today)
      try transaction.put(life)
      let isFirst = try former == nil && transaction.snapshot.count(Habit.self) == 0
      let begun = isFirst ? habits : []
      for habit in begun { try transaction.put(habit) }
      return (life, begun)
    }
    try world.answer(life.json(begun)) { life.lines(begun, in: world) }
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

  fileprivate func lines(_ begun: [Habit], in world: World) -> [String] {
    var texts: [MoriText] = [.setUp(birthDate.inWords, years: expectancyYears)]
    if let figure {
      texts.append(
        .expectancyFrom(
          figure.shownCountry(in: world.language), years: figure.years(sex),
          source: LifeExpectancy.source(in: world.language)))
      if figure.isDisputed { texts.append(.expectancyDiffers) }
    }
    if !begun.isEmpty {
      texts.append(.startingHabits(begun.map(\.name).joined(separator: ", ")))
    }
    return texts.map(world.text)
  }
}
