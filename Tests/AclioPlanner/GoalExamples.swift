import CoreModels
import Testing

@testable import AclioPlanner

/// A goal with its expected interpretation on 2026-11-21, a Saturday.
struct GoalExample: CustomTestStringConvertible, Sendable {
  let goal: String
  let kind: GoalKind
  var unit: GoalAmount.Unit?
  var value = 0.0
  var deadline: String?

  init(_ goal: String, _ kind: GoalKind, _ deadline: String? = nil) {
    (self.goal, self.kind, self.deadline) = (goal, kind, deadline)
  }

  init(
    _ goal: String, _ kind: GoalKind, _ value: Double, _ unit: GoalAmount.Unit,
    _ deadline: String? = nil
  ) {
    self.init(goal, kind, deadline)
    (self.value, self.unit) = (value, unit)
  }

  var testDescription: String { goal }

  static let today = Day(epochDay: 20_778)

  static let all: [GoalExample] =
    english + slovak + others + mistakable + newer

  /// Of those, Christmas names its day by itself.
  private static let newer = KindPhrases.all.map { phrases in
    GoalExample(
      phrases.english[0], phrases.kind, phrases.kind == .christmas ? "2026-12-24" : nil)
  }

  static let english: [GoalExample] = [
    .init("Run a half marathon in April", .run, 21.1, .kilometres, "2027-04-25"),
    .init("Save 3000 euros for a trip", .save, 3000, .money(.eur)),
    .init("Learn enough Spanish to chat with my neighbour", .language),
    .init("Fix up the balcony", .renovate),
    .init("Run 5k without stopping by Christmas", .run, 5, .kilometres, "2026-12-24"),
    .init("Cycle 100 km this summer", .endurance, 100, .kilometres, "2027-08-31"),
    .init("Lose 6 kg by June", .loseWeight, 6, .kilograms, "2027-05-31"),
    .init("Gain 4 kg", .gainWeight, 4, .kilograms),
    .init("Do 50 push-ups in 3 months", .strength, 50, .repetitions, "2027-02-21"),
    .init("Do yoga to get rid of back pain", .flexibility),
    .init("Sleep better", .sleep), .init("Quit smoking before new year", .quit, "2026-12-31"),
    .init("Eat more vegetables", .eatWell),
    .init("Find a new job by the end of March", .findJob, "2027-03-31"),
    .init("Get promoted to team lead in 2027", .promotion, "2027-12-31"),
    .init("Change career to nursing", .changeCareer),
    .init("Start a small business selling candles", .business),
    .init("Give a talk at a conference on 10. 4. 2027", .speaking, "2027-04-10"),
    .init("Pass my driving licence within 8 weeks", .drivingLicence, "2027-01-16"),
    .init("Pass my maths exam within 8 weeks", .exam, "2027-01-16"),
    .init("Read 24 books next year", .books, 24, .books, "2027-12-31"),
    .init("Understand the history of Rome", .study),
    .init("Pay off £4,800 of credit card debt by 2028", .debt, 4800, .money(.gbp), "2027-12-31"),
    .init("Read two books a month", .books, 24, .books),
    .init("Train for a 10k", .run, 10, .kilometres),
    .init("Get my budget under control", .budget), .init("Invest for retirement", .invest),
    .init("Save $10k for a house", .save, 10_000, .money(.usd)),
    .init("Write a 50,000-word novel by 30 June 2027", .novel, 50_000, .words, "2027-06-30"),
    .init("Learn to draw landscapes", .drawing), .init("Take better photos", .photography),
    .init("Start a podcast about trains", .blog), .init("Play a song on the guitar", .instrument),
    .init("Embroider a tablecloth by Christmas", .craft, "2026-12-24"),
    .init("Meditate 20 minutes", .meditation, 20, .minutes),
    .init("Make writing a daily habit", .habit), .init("Less phone", .lessScreen),
    .init("Volunteer at an animal shelter", .volunteer), .init("Make new friends", .friends),
    .init("Spend more time with my kids", .family),
    .init("Improve the relationship with my wife", .partner),
    .init("Host a party in September", .event, "2027-09-04"),
    .init("Plan a trip to Japan in spring", .trip, "2027-03-01"),
    .init("Visit 10 countries by 2030", .countries, 10, .countries, "2029-12-31"),
    .init("Declutter the garage", .declutter), .init("Grow tomatoes in the garden", .garden),
    .init("Move to a new flat in February", .move, "2027-02-28"),
    .init("Learn to cook Thai food", .cooking), .init("Learn to code in Python", .coding),
    .init("Build a website for our club", .app), .init("Set up a home server", .homeServer),
    .init("Back up all my photos", .digitalOrder),
    .init("Finish my 2000 piece puzzle by Christmas", .general, 2000, .plain, "2026-12-24"),
    .init("Become a beekeeper", .general),
  ]

  /// Goals whose words resemble those of another kind.
  static let mistakable: [GoalExample] = [
    .init("Apologise to my brother", .general), .init("Call my brother every week", .general),
    .init("Spark my creativity", .general), .init("Raise happy chickens", .general),
    .init("Shop less", .budget), .init("Climb the career ladder", .promotion),
    .init("Grow a beard", .general), .init("Visit my sister more", .general),
    .init("Lose my fear of flying", .fears), .init("Gain confidence", .general),
    .init("Quit my job", .resignation), .init("Nail the interview", .interview),
    .init("Give up my seat on the board", .general),
    .init("Walk the Camino de Santiago in May with my dad", .trip, "2027-05-01"),
    .init("Organise my parents' golden wedding on 14 February 2027", .event, "2027-02-14"),
    .init("Naučiť babku používať WhatsApp", .teach),
    .init("Write my thesis, 80 pages, due 15 January", .thesis, 80, .plain, "2027-01-15"),
    .init("Build a Rust web server for my portfolio", .app),
    .init("Train my puppy to sit", .dog),
    .init("Bake a killer cheesecake for Mum's birthday on 5 December", .general, "2026-12-05"),
    .init("Repair my grandfather's clock", .repair), .init("Repair my bicycle", .repair),
    .init("Paint the fence", .renovate), .init("Renovate the bathroom", .bathroom),
    .init("Renovate the kitchen", .renovate),
    .init("Clean my bike chain", .general), .init("Learn to bake bread", .cooking),
    .init("Learn chess", .general), .init("Learn to juggle five balls", .general),

    .init("Call my sister more often", .general), .init("Plant a pear tree", .garden),
    .init("Drink 2 litres of water a day", .eatWell),
    .init("Make a cheesecake", .general), .init("Kill the weeds in my driveway", .general),
    .init(
      "Kúpiť si byt do roku 2030 za 120 000 eur", .buyHome, 120_000, .money(.eur), "2029-12-31"),
    .init("Zasadiť hrušku", .garden), .init("Zavolať mame častejšie", .general),
    .init("Piť viac vody", .eatWell), .init("Naučiť sa žonglovať", .general),
    .init("Opraviť bicykel", .repair),
  ]

  static let slovak: [GoalExample] = [
    .init("Zabehnúť polmaratón v apríli", .run, 21.1, .kilometres, "2027-04-25"),
    .init("Našetriť 3 000 eur na dovolenku do konca mája", .save, 3000, .money(.eur), "2027-05-31"),
    .init("Naučiť sa po španielsky za 6 mesiacov", .language, "2027-05-21"),
    .init("Opraviť balkón do Vianoc", .renovate, "2026-12-24"),
    .init("Schudnúť 5 kg o 3 mesiace", .loseWeight, 5, .kilograms, "2027-02-21"),
    .init("Prestať fajčiť", .quit), .init("Prečítať 12 kníh", .books, 12, .books),
    .init("Splatiť dlh 2400 eur o rok", .debt, 2400, .money(.eur), "2027-11-21"),
    .init("Napísať román", .novel), .init("Nájsť si novú prácu", .findJob),
    .init("Upratať pivnicu", .declutter), .init("Vycestovať do Japonska", .trip),
    .init("Zložiť skúšku z matematiky v júni", .exam, "2027-05-31"),
  ]

  static let others: [GoalExample] = [
    .init("Uběhnout maraton v říjnu", .run, 42.2, .kilometres, "2027-10-31"),
    .init("Ušetřit 50 000 Kč na kolo", .save, 50_000, .money(.czk)),
    .init("Przebiec 10 km w maju", .run, 10, .kilometres, "2027-05-30"),
    .init("Zaoszczędzić 5000 zł", .save, 5000, .money(.pln)),
    .init("Nauczyć się angielskiego", .language), .init("Megtanulni németül", .language),
    .init("Abnehmen: 8 kg bis Juni", .loseWeight, 8, .kilograms, "2027-05-31"),
    .init("Einen Halbmarathon im April laufen", .run, 21.1, .kilometres, "2027-04-25"),
    .init("3.000 Euro für eine Reise sparen", .save, 3000, .money(.eur)),
    .init("Aprender inglés en 6 meses", .language, "2027-05-21"),
    .init("Ahorrar 2000 euros para un viaje", .save, 2000, .money(.eur)),
    .init("Leer 10 libros", .books, 10, .books),
    .init("Félretenni 300 000 forintot", .save, 300_000, .money(.huf)),
    .init("Save ₹15,000 for a phone", .save, 15_000, .money(.inr)),
    .init("Save 2 lakh for my sister's wedding", .save, 200_000, .money(.inr)),
    .init("Save 1 crore for a house", .save, 10_000_000, .money(.inr)),
    .init("50000 Rupien sparen", .save, 50_000, .money(.inr)),
    .init("Spolaj sa s batériou xyz", .general),
  ]
}

extension PlannerRequest {
  init(_ goal: String, due: String? = nil, language: Language = .english) {
    self.init(
      goal: goal, due: due.flatMap { Day($0) },
      reader: PlannerReader(today: GoalExample.today, language: language))
  }
}

extension PlanFacts {
  /// The facts about a goal whose questions are answered in their order.
  init(_ goal: String, _ answers: [String] = [], _ language: Language = .english) {
    var request = PlannerRequest(goal, language: language)
    request.answers = zip(Planner.questions(about: request), answers).map {
      .init(question: $0.question, answer: $1)
    }
    self.init(request)
  }
}

extension [PlannerStep] {
  /// The steps as shown by tests: day, duration and title, then the description.
  var asText: String {
    map { step in
      let place = step.mapSearch.map { " [\($0)]" } ?? ""
      return "\(step.due?.description ?? "") \(step.duration ?? ""): \(step.title)\(place)\n"
        + "  \(step.description)"
    }.joined(separator: "\n")
  }
}
