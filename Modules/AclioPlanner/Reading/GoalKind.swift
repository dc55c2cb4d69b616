/// The kinds of goals: those with a plan of their own, and a general one for all others.
enum GoalKind: String, CaseIterable, Sendable {
  case run, endurance, loseWeight, gainWeight, strength, flexibility, sleep, quit, eatWell
  case findJob, promotion, changeCareer, business, speaking
  case language, exam, books, study
  case save, debt, budget, invest
  case novel, drawing, photography, blog, instrument, craft
  case meditation, habit, lessScreen, volunteer
  case friends, family, partner, event
  case trip, countries
  case declutter, renovate, garden, move, cooking
  case coding, app, homeServer, digitalOrder
  case general

  /// The part of life; that of the general kind is derived from the words.
  var part: PartOfLife {
    switch self {
    case .run, .endurance, .loseWeight, .gainWeight, .strength, .flexibility, .sleep, .quit,
      .eatWell:
      .health
    case .findJob, .promotion, .changeCareer, .business, .speaking: .career
    case .language, .exam, .books, .study: .education
    case .save, .debt, .budget, .invest: .finance
    case .novel, .drawing, .photography, .blog, .instrument, .craft: .creative
    case .meditation, .habit, .lessScreen, .volunteer, .general: .personalGrowth
    case .friends, .family, .partner, .event: .relationships
    case .trip, .countries: .travel
    case .declutter, .renovate, .garden, .move, .cooking: .home
    case .coding, .app, .homeServer, .digitalOrder: .technology
    }
  }

  /// The default length of the plan in weeks.
  var usualWeeks: Int {
    switch self {
    case .sleep, .quit, .eatWell, .budget, .declutter, .lessScreen, .digitalOrder: 6
    case .homeServer, .meditation, .cooking, .habit, .flexibility, .move: 8
    case .trip, .event, .renovate, .speaking, .garden, .volunteer, .friends, .family, .partner: 10
    case .run, .strength, .findJob, .exam, .app, .blog, .photography, .drawing, .craft: 12
    case .endurance, .loseWeight, .gainWeight, .coding, .promotion, .study, .instrument: 16
    case .language, .novel, .changeCareer, .business, .save, .invest: 24
    case .debt, .books, .countries: 52
    case .general: 12
    }
  }
}
