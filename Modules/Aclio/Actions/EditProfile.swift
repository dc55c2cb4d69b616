import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `aclio profile`: the personal details that plans may use. An empty text clears its field.
struct EditProfile: Action {
  static var configuration: CommandConfiguration {
    .init("profile", HelpText.profile, more: HelpText.profileMore)
  }
  static var purpose: CommandPurpose { .either }
  static var inputs: [Input<Self>] {
    [
      .option("name", \.name, HelpText.profileName, valueName: "name"),
      .option("age", \.age, HelpText.profileAge, valueName: "years"),
      .option("gender", \.gender, HelpText.profileGender, valueName: "gender"),
      .option("location", \.location, HelpText.profileLocation, valueName: "place"),
    ]
  }

  var name: String?
  var age: String?
  var gender: String?
  var location: String?

  private static let genderRule = TextRule("gender", characters: 0...50)
  private static let locationRule = TextRule("location", characters: 0...100)

  func perform(in world: World) async throws -> ShownProfile {
    guard [name, age, gender, location].contains(where: { $0 != nil }) else {
      return ShownProfile(
        profile: try await world.store.read { try $0.person() }, isNew: false)
    }
    let change = try change()
    return try await world.store.transaction { transaction in
      var profile = try transaction.snapshot.person()
      change(&profile)
      var own = profile
      // The name of all products may change later.
      if own.name == (try transaction.snapshot.personProfile().name) { own.name = "" }
      try transaction.put(own)
      return ShownProfile(profile: profile, isNew: true)
    }
  }

  /// Validates the texts; throws `TextViolation` or ``GoalRuleError``.
  private func change() throws -> @Sendable (inout Profile) -> Void {
    let name = try name.map { $0.trimmingWhitespace().isEmpty ? "" : try GoalRules.name($0) }
    let age = try age.map { text in try GoalRules.age(text) }
    let gender = try gender.map { text in try Self.genderRule.validate(text) }
    let location = try location.map { text in try Self.locationRule.validate(text) }
    return { profile in
      profile.name = name ?? profile.name
      if let age { profile.age = age }
      profile.gender = gender ?? profile.gender
      profile.location = location ?? profile.location
    }
  }
}

/// The person's profile.
struct ShownProfile: Outcome {
  let profile: Profile
  /// `true` after a change.
  let isNew: Bool

  static var shape: Shape { Profile.shape }
  var json: JSONValue { profile.json }

  func lines(in world: World) -> [String] {
    let known: [(GameText, String)] = [
      (.name, profile.name), (.age, profile.age.map { "\($0)" } ?? ""),
      (.gender, profile.gender), (.location, profile.location),
    ].filter { !$0.1.isEmpty }
    let note = isNew ? [world.text(GameText.profileKept)] : []
    guard !known.isEmpty else { return note + world.sentence(GameText.noProfile) }
    return note
      + Table(
        columns: [.init(isFlexible: false), .init()],
        rows: known.map { [world.text($0.0), $0.1.onOneTerminalLine] }
      ).lines(columns: world.goalColumns, isUnicode: world.terminal.isUnicode)
  }
}
