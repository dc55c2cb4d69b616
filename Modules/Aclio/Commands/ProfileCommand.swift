import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `aclio profile`: the personal details that plans may use.
struct ProfileCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("profile", HelpText.profile, more: HelpText.profileMore)
  }

  static var purpose: CommandPurpose { .either }

  @OptionGroup var shared: SharedOptions

  @Option(help: ArgumentHelp(HelpText.profileName, valueName: "name"))
  var name: String?

  @Option(help: ArgumentHelp(HelpText.profileAge, valueName: "years"))
  var age: String?

  @Option(help: ArgumentHelp(HelpText.profileGender, valueName: "gender"))
  var gender: String?

  @Option(help: ArgumentHelp(HelpText.profileLocation, valueName: "place"))
  var location: String?

  func run(in world: World) async throws {
    let isChange = [name, age, gender, location].contains { $0 != nil }
    let change = try ProfileChange(name: name, age: age, gender: gender, location: location)
    guard isChange else {
      let person = try await world.store.read { try $0.person() }
      return try world.answer(person.json) { lines(of: person, in: world) }
    }
    let person = try await world.store.transaction { transaction in
      let person = try change.applied(to: transaction.snapshot.person())
      try transaction.put(person)
      return person
    }
    try world.answer(person.json) {
      [world.text(GameText.profileKept)] + lines(of: person, in: world)
    }
  }

  private func lines(of person: Person, in world: World) -> [String] {
    let known: [(GameText, String)] = [
      (.name, person.name), (.age, person.age.map { "\($0)" } ?? ""), (.gender, person.gender),
      (.location, person.location),
    ].filter { !$0.1.isEmpty }
    guard !known.isEmpty else { return world.sentence(GameText.noProfile) }
    return Table(
      columns: [.init(isFlexible: false), .init()],
      rows: known.map { [world.text($0.0), $0.1.onOneTerminalLine] }
    ).lines(columns: world.goalColumns, isUnicode: world.terminal.isUnicode)
  }
}

/// Changes to a person's profile; `nil` for unchanged fields.
struct ProfileChange: Sendable {
  private let name: String?, gender: String?, location: String?
  private let age: Int??

  private static let genderRule = TextRule("gender", characters: 0...50)
  private static let locationRule = TextRule("location", characters: 0...100)

  /// Validates typed texts, of which an empty one clears its field; throws `TextViolation` or
  /// ``GoalRuleError``.
  init(name: String?, age: String?, gender: String?, location: String?) throws {
    self.name = try name.map { $0.trimmingWhitespace().isEmpty ? "" : try GoalRules.name($0) }
    self.age = try age.map { text in try GoalRules.age(text) }
    self.gender = try gender.map { text in try Self.genderRule.validate(text) }
    self.location = try location.map { text in try Self.locationRule.validate(text) }
  }

  func applied(to person: Person) -> Person {
    var person = person
    person.name = name ?? person.name
    if let age { person.age = age }
    person.gender = gender ?? person.gender
    person.location = location ?? person.location
    return person
  }
}
