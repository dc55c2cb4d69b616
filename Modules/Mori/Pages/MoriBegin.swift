import CoreModels
public import CorePlugin
public import CoreStorage

extension MoriPlugin {
  public func firstQuestion(from snapshot: Snapshot, at moment: Moment) throws -> FirstQuestion? {
    guard try snapshot.find(LifeRecord.self, LifeRecord.onlyID) == nil else { return nil }
    return FirstQuestion(
      MoriText.firstQuestion.text(in: moment.language), .day, path: Self.begin.path, field: "born")
  }

  /// The form of the first Today. The birth date is for all products.
  static let begin = FormAction("/mori/begin") { form, world in
    let setUp = SetUp(born: try form.required("born"), expectancy: LifeSetup.usualExpectancy)
    try await world.store.transaction { transaction in
      var profile = try transaction.snapshot.personProfile()
      profile.birthDate = try setUp.perform(in: transaction, of: world).life?.birthDate
      try transaction.put(profile)
    }
    return .moved(to: "/")
  }

  public func knownPerson(in snapshot: Snapshot) throws -> PersonProfile {
    var person = PersonProfile()
    person.birthDate = try snapshot.findReadable(LifeRecord.self, LifeRecord.onlyID)?.birthDate
    return person
  }

  public func follow(
    _ profile: PersonProfile, after former: PersonProfile, in transaction: Transaction,
    of world: World
  ) throws {
    guard let birth = profile.birthDate, birth != former.birthDate else { return }
    _ = try SetUp(born: "\(birth)").perform(in: transaction, of: world)
  }
}
