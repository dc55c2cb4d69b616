import CoreModels

/// Mori's card on a wide terminal: the habits, each with its last seven days.
struct MoriRows {
  let state: MoriState

  func rows(in language: Language) -> [CardRow] {
    let card = MoriCard(state: state)
    let bonus = HabitBonus(minutes: state.bonus)
    let setUp = CardAct(.usual, MoriText.setUpAct.text(in: language), ["setup"])
    var rows = [CardRow(card.clock(in: language)).with(state.life == nil ? [setUp] : [])]
    let weeks = state.standing.weeks
    rows += state.habits.map { row(of: $0, weeks[$0.habit.id], in: language) }
    rows.append(
      CardRow(
        MoriText.todaysBonus.text(in: language), detail: bonus.text(in: language), bonus.tone))
    let write = MoriText.writeAct.text(in: language)
    rows.append(
      CardRow(card.gratitude(in: language), state.entry == nil ? .quiet : .plain).with([
        CardAct(.usual, write, ["gratitude", "--append"], asks: true, isOfDay: true),
        CardAct(.add, write, ["gratitude", "--append"], asks: true, isOfDay: true),
        CardAct(
          .edit, MoriText.editorAct.text(in: language), ["gratitude", "--edit"],
          isOfDay: true),
      ]).about(state.entry?.id))
    return rows
  }

  private func row(
    of habit: HabitState, _ week: HabitWeek?, in language: Language
  ) -> CardRow {
    let bonus = HabitBonus(minutes: habit.todayMinutes)
    let isDue = week?.isDue ?? false
    let detail =
      habit.todayMinutes != 0
      ? bonus.text(in: language) : isDue ? HabitText.dueToday.text(in: language) : ""
    return CardRow(
      habit.habit.shownName, isDue ? .due : .plain, days: week?.marks ?? [], detail: detail,
      habit.todayMinutes == 0 ? .due : bonus.tone
    ).with([
      CardAct(
        .usual, HabitBonus(minutes: habit.habit.step).text(in: language), ["up", habit.habit.id],
        isOfDay: true),
      CardAct(
        .less, HabitBonus(minutes: -habit.habit.step).text(in: language), ["down", habit.habit.id],
        isOfDay: true),
      CardAct(
        .add, MoriText.minutesAct.text(in: language), ["up", habit.habit.id], asks: true,
        isOfDay: true),
    ]).about(habit.habit.id)
  }
}

extension HabitBonus {
  /// The meaning of its sign.
  var tone: CardRow.Tone { minutes > 0 ? .gain : minutes < 0 ? .loss : .quiet }
}
