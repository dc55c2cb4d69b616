import CoreModels
import CorePlugin

/// The day's names, and the followed names to announce.
struct BriefNameday {
  /// `nil` if the language has no namedays.
  let nameday: Nameday?
  let followed: [UpcomingNameday]

  init(_ state: BriefState) {
    (nameday, followed) = (state.brief.nameday, state.followed)
  }

  /// The page's section; `nil` if it is empty.
  func section(in world: World) -> BriefSection? {
    if nameday == nil && followed.isEmpty { return nil }
    return BriefSection(
      kind: .nameday, title: world.text(BriefText.nameday),
      lines: (nameday.map { [names(of: $0) ?? world.text(BriefText.noNames)] } ?? [])
        + sentences(in: world.language))
  }

  /// The lines on a card.
  func lines(in language: Language) -> [String] {
    let title = BriefText.nameday.text(in: language)
    return [nameday.flatMap(names).map { "\(title): \($0)" }].compactMap(\.self)
      + sentences(in: language)
  }

  /// The parts for a prompt: the day's names and the nearest followed name.
  func words(in world: World) -> [String] {
    let nearest = sentences(in: world.language).prefix(1)
    return [nameday.flatMap(names)].compactMap(\.self)
      + nearest.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
  }

  private func sentences(in language: Language) -> [String] {
    followed.map { $0.text(in: language).oneLine }
  }

  private func names(of nameday: Nameday) -> String? {
    nameday.names.isEmpty ? nil : nameday.names.joined(separator: ", ").oneLine
  }
}
