import CoreModels

/// What the offline planner asks, and what it says beside the steps of a plan.
enum PlanningText: CompleteTextCatalogue, Hashable {
  case question(QuestionTopic)
  /// An example of an answer.
  case placeholder(QuestionTopic)
  case span(PlanSpan)
  /// Nobody named a day.
  case usualTime(weeks: Int, until: Day, today: Day)
  /// What was named is no day.
  case impossibleDay(String, weeks: Int, until: Day, today: Day)
  case passed(Day, weeks: Int, until: Day, today: Day)
  /// More than ten years away.
  case far(Day, until: Day, today: Day)
  case tight(Tightness, GoalAmount.Currency?)

  static let samples: [PlanningText] =
    QuestionTopic.allCases.map { .question($0) } + QuestionTopic.allCases.map { .placeholder($0) }
    + [PlanSpan.minutes(15), .hours(1), .hours(3), .days(1), .days(2), .weekly(3, minutes: 40)]
    .map { .span($0) }
    + [
      .usualTime(weeks: 12, until: Day(epochDay: 20_800), today: Day(epochDay: 20_778)),
      .impossibleDay(
        "a", weeks: 12, until: Day(epochDay: 20_800), today: Day(epochDay: 20_778)),
      .passed(
        Day(epochDay: 20_700), weeks: 12, until: Day(epochDay: 20_800),
        today: Day(epochDay: 20_778)),
      .far(
        Day(epochDay: 30_000), until: Day(epochDay: 21_143), today: Day(epochDay: 20_778)),
    ]
    + [
      Tightness.running(reach: 9, weeks: 3), .weight(2.5), .writing(4000), .reading(200),
      .saving(possible: 500), .short(6),
    ].map { .tight($0, .eur) }
}
