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
    } catch WeatherError.ambiguousPlace {
      return .moved(to: "/daily-brief/weather?search=" + typed.percentEncoded)
    }
    return .moved(to: "/")
  }
}
