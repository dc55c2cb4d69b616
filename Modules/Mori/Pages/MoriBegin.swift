import CoreModels
public import CorePlugin
public import CoreStorage

extension MoriPlugin {
  public func firstQuestion(from snapshot: Snapshot, at moment: Moment) throws -> FirstQuestion? {
    guard try snapshot.find(LifeRecord.self, LifeRecord.onlyID) == nil else { return nil }
    return FirstQuestion(
      MoriText.firstQuestion.text(in: moment.language), .day, path: Self.begin.path, field: "born")
  }

  /// The form of the first Today.
  static let begin = FormAction("/mori/begin", to: "/") { form in
    SetUp(born: try form.required("born"), expectancy: LifeSetup.usualExpectancy)
  }
}
