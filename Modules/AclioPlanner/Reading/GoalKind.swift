/// The kinds of goals that the planner has a plan of its own for, and one for all others.
enum GoalKind: String, CaseIterable, Sendable {
  case run, endurance, loseWeight, gainWeight, strength, flexibility, sleep, quit, eatWell
  case haveBaby, bloodPressure, couchTo5k, swimming, burnout, firstAid
  case findJob, promotion, changeCareer, business, speaking
  case language, exam, books, study, thesis, drivingLicence
  case save, debt, budget, invest, taxes
  case novel, drawing, photography, blog, instrument, craft
  case meditation, habit, lessScreen, volunteer, grief
  case friends, family, partner, event, wedding, funeral, divorce
  case newborn, parentCare
  case trip, countries, visa
  case declutter, renovate, garden, move, cooking, moveAbroad, dog
  case coding, app, homeServer, digitalOrder
  case general

  /// What part of life it belongs to; that of the general kind is read from its words.
  var part: PartOfLife {
    switch self {
    case .run, .endurance, .loseWeight, .gainWeight, .strength, .flexibility, .sleep, .quit,
      .eatWell, .haveBaby, .bloodPressure, .couchTo5k, .swimming, .burnout, .firstAid:
      .health
    case .findJob, .promotion, .changeCareer, .business, .speaking: .career
    case .language, .exam, .books, .study, .thesis, .drivingLicence: .education
    case .save, .debt, .budget, .invest, .taxes: .finance
    case .novel, .drawing, .photography, .blog, .instrument, .craft: .creative
    case .meditation, .habit, .lessScreen, .volunteer, .grief, .general: .personalGrowth
    case .friends, .family, .partner, .event, .wedding, .funeral, .divorce,
      .newborn, .parentCare:
      .relationships
    case .trip, .countries, .visa: .travel
    case .declutter, .renovate, .garden, .move, .cooking, .moveAbroad, .dog: .home
    case .coding, .app, .homeServer, .digitalOrder: .technology
    }
  }

  /// Weeks that its plan takes when nobody names a day.
  var usualWeeks: Int {
    switch self {
    case .funeral: 2
    case .taxes, .firstAid: 4
    case .sleep, .quit, .eatWell, .budget, .declutter, .lessScreen, .digitalOrder: 6
    case .couchTo5k: 9
    case .homeServer, .parentCare, .meditation, .cooking, .habit, .flexibility, .move: 8
    case .trip, .event, .renovate, .speaking, .garden, .volunteer, .friends, .family, .partner,
      .visa, .dog:
      10
    case .run, .strength, .findJob, .exam, .app, .blog, .photography, .drawing, .craft,
      .bloodPressure, .swimming, .burnout, .newborn, .grief:
      12
    case .endurance, .loseWeight, .gainWeight, .coding, .promotion, .study, .instrument,
      .drivingLicence:
      16
    case .language, .novel, .changeCareer, .business, .save, .invest, .thesis, .moveAbroad,
      .divorce, .haveBaby:
      24
    case .wedding: 40
    case .debt, .books, .countries: 52
    case .general: 12
    }
  }
}
