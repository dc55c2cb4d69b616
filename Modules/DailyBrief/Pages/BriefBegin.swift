import CoreModels
public import CorePlugin
public import CoreStorage

extension DailyBriefPlugin {
  public func firstQuestion(from snapshot: Snapshot, at moment: Moment) throws -> FirstQuestion? {
    guard try snapshot.places().isEmpty, try ServerAccount(in: snapshot) == nil else { return nil }
    return FirstQuestion(
      BriefText.firstQuestion.text(in: moment.language),
      .text(example: BriefText.firstQuestionExample.text(in: moment.language), limit: 100),
      path: Self.begin.path, field: "place")
  }

  /// The form of the first Today.
  static let begin = FormAction("/daily-brief/begin") { form, world in
    let typed = try form.required("place")
    do {
      try await ChoosePlace(place: TypedPlace(words: [typed])).performed(in: world.unwatched)
      try await world.store.transaction { transaction in
        var profile = try transaction.snapshot.personProfile()
        profile.home = try transaction.snapshot.places().first?.home
        try transaction.put(profile)
      }
    } catch WeatherError.ambiguousPlace {
      return .moved(to: "/daily-brief/weather?search=" + typed.percentEncoded)
    }
    return .moved(to: "/")
  }

  public func knownPerson(in snapshot: Snapshot) throws -> PersonProfile {
    var person = PersonProfile()
    person.name = try snapshot.setting(BriefSettings.nickname)
    person.home = try snapshot.places().first?.home
    return person
  }

  public func findHome(_ typed: String, in world: World) async throws -> HomePlace? {
    try await world.findPlace(typed).place.home
  }

  public func follow(
    _ profile: PersonProfile, after former: PersonProfile, in transaction: Transaction,
    of world: World
  ) throws {
    if profile.name != former.name {
      try transaction.set(BriefSettings.nickname, to: nil)
    }
    if profile.home != former.home, let place = profile.home.flatMap(Place.init) {
      _ = try transaction.keep(place, asPrimary: true)
    }
  }
}
