import CoreModels

/// Mori's card on Today.
struct MoriCard {
  let state: MoriState

  func lines(in language: Language) -> [String] {
    let bonus = state.habits.isEmpty ? [] : [bonus(in: language)]
    return [clock(in: language)] + bonus + [gratitude(in: language)]
  }

  func clock(in language: Language) -> String {
    guard let life = state.life?.lifespan else { return MoriText.setUpHint.text(in: language) }
    let (count, areBorrowed) = life.clockDays(on: state.today)
    let days: MoriText = areBorrowed ? .widgetBorrowed(count) : .widget(count)
    return days.text(in: language)
  }

  private func bonus(in language: Language) -> String {
    MoriText.todaysBonus.text(in: language) + ": "
      + HabitBonus(minutes: state.bonus).text(in: language)
  }

  /// Returns the entry's first line, or a hint on writing one.
  func gratitude(in language: Language) -> String {
    let first = state.entry?.text.split(whereSeparator: \.isNewline).first
    return first.map { $0.count > 200 ? $0.prefix(199) + "…" : String($0) }
      ?? MoriText.noGratitude.text(in: language)
  }
}
