/// The kinds of goals: those with a plan of their own, and a general one for all others.
enum GoalKind: String, CaseIterable, Sendable {
  case run, endurance, loseWeight, gainWeight, strength, flexibility, sleep, quit, eatWell
  case haveBaby, bloodPressure, couchTo5k, swimming, burnout, firstAid
  case walking, checkUps, rehab
  case findJob, promotion, changeCareer, business, speaking
  case firstJob, payTalk, interview, resignation, sideBusiness
  case language, exam, books, study, thesis, drivingLicence
  case languageExam, certificate, schoolApplication
  case save, debt, budget, invest, taxes, emergencyFund, pension, lastWill
  case papers, dispute, livingWill
  case novel, drawing, photography, blog, instrument, craft, choir, dancing
  case meditation, habit, lessScreen, volunteer, grief, fears, feelings
  case friends, family, partner, event, wedding, funeral, divorce
  case newborn, parentCare, dating, familyTree, hardTalk, parenting, teach, encourage
  case trip, countries, visa, citizenship, camping
  case declutter, renovate, garden, move, cooking, moveAbroad, dog, bathroom, usedCar
  case buyHome, preparedness, christmas, selling, repair
  case coding, app, homeServer, digitalOrder, computerBuild, photoArchive
  case general

  /// The part of life; that of the general kind is derived from the words.
  var part: PartOfLife {
    switch self {
    case .run, .endurance, .loseWeight, .gainWeight, .strength, .flexibility, .sleep, .quit,
      .eatWell, .haveBaby, .bloodPressure, .couchTo5k, .swimming, .burnout, .firstAid,
      .walking, .checkUps, .rehab:
      .health
    case .findJob, .promotion, .changeCareer, .business, .speaking, .firstJob, .payTalk,
      .interview, .resignation, .sideBusiness:
      .career
    case .language, .exam, .books, .study, .thesis, .drivingLicence, .languageExam, .certificate,
      .schoolApplication:
      .education
    case .save, .debt, .budget, .invest, .taxes, .emergencyFund, .pension, .lastWill,
      .papers, .dispute, .livingWill:
      .finance
    case .novel, .drawing, .photography, .blog, .instrument, .craft, .choir, .dancing: .creative
    case .meditation, .habit, .lessScreen, .volunteer, .grief, .fears, .feelings, .general:
      .personalGrowth
    case .friends, .family, .partner, .event, .wedding, .funeral, .divorce,
      .newborn, .parentCare, .dating, .familyTree, .hardTalk, .parenting, .teach, .encourage:
      .relationships
    case .trip, .countries, .visa, .citizenship, .camping: .travel
    case .declutter, .renovate, .garden, .move, .cooking, .moveAbroad, .dog, .bathroom, .usedCar,
      .buyHome, .preparedness, .christmas, .selling, .repair:
      .home
    case .coding, .app, .homeServer, .digitalOrder, .computerBuild, .photoArchive: .technology
    }
  }

  /// `true` for errands that are done while offices and workplaces are open.
  var isForWorkdays: Bool {
    switch self {
    case .payTalk, .interview, .resignation, .papers, .dispute, .visa, .citizenship, .taxes: true
    default: false
    }
  }

  /// The default length of the plan in weeks.
  var usualWeeks: Int {
    switch self {
    case .funeral, .interview, .repair: 2
    case .taxes, .firstAid, .lastWill, .payTalk, .camping, .computerBuild, .preparedness, .selling,
      .hardTalk:
      4
    case .sleep, .quit, .eatWell, .budget, .declutter, .lessScreen, .digitalOrder,
      .resignation, .usedCar, .christmas, .papers, .dispute, .livingWill:
      6
    case .couchTo5k: 9
    case .homeServer, .walking, .checkUps, .parentCare, .pension, .photoArchive, .meditation,
      .cooking, .habit, .feelings, .parenting, .teach, .encourage,
      .flexibility, .move:
      8
    case .trip, .event, .renovate, .speaking, .garden, .volunteer, .friends, .family, .partner,
      .visa, .dog, .firstJob, .choir, .fears:
      10
    case .run, .strength, .findJob, .exam, .app, .blog, .photography, .drawing, .craft,
      .bloodPressure, .swimming, .burnout, .newborn, .grief, .certificate, .schoolApplication,
      .bathroom, .dating, .dancing, .rehab:
      12
    case .endurance, .loseWeight, .gainWeight, .coding, .promotion, .study, .instrument,
      .drivingLicence, .languageExam, .sideBusiness, .familyTree:
      16
    case .language, .novel, .changeCareer, .business, .save, .invest, .thesis, .moveAbroad,
      .divorce, .haveBaby, .emergencyFund, .buyHome:
      24
    case .wedding: 40
    case .debt, .books, .countries, .citizenship: 52
    case .general: 12
    }
  }
}
