import CoreModels
import Testing

@testable import AclioPlanner

@Suite("The last day in a goal's words") struct GoalDeadlineTests {
  private func reading(_ goal: String, _ language: Language = .english) -> GoalReading {
    GoalReading(PlannerRequest(goal, language: language))
  }

  @Test(arguments: [
    ("Quit smoking, I smoke a pack a day for 20 years", Language.english),
    ("Find a new job, I've been an accountant for 12 years", .english),
    ("I have been drinking too much for ten years, stop drinking", .english),
    ("Make friends in a new city, I moved here in October", .english),
    ("Run again, I broke my leg in May", .english),
    ("Nájsť si priateľov, presťahovala som sa sem v októbri", .slovak),
    ("Neue Freunde finden, ich bin im Oktober hergezogen", .german),
    ("Call my brother, we haven't spoken in three years", .english),
    ("Call my sister I have not seen in two years", .english),
    ("Ride 100 km on my bike in one day", .english),
    ("Find a nanny for two days a week", .english),
    ("Stop smoking. 20 a day for twenty years", .english),
    ("Play volleyball again after my knee operation in May", .english),
    ("Mit meinem Bruder reden, seit dem Streit im Sommer ist Funkstille", .german),
    ("Zmieriť sa so sestrou, od hádky v lete mlčíme", .slovak),
    ("Phone screen time under 2 hours a day", .english),
    ("Lose 5 kg, I have 2 hours a day", .english),
    ("Stop procrastinating, I'm in first year and live away from home", .english),
    ("Vyjsť na Kriváň s deťmi (8 a 11 rokov)", .slovak),
    ("Steuererklärungen 2023 und 2024 nachholen", .german),
    ("Save an emergency fund, 3 months of pay", .english),
    ("Get pregnant, trying for a year", .english),
    ("Get pregnant after trying for a year", .english),
    ("Rent a van and move house in one day", .english),
    ("20 Stunden in der Woche arbeiten", .german), ("Cvičiť aspoň raz za týždeň", .slovak),
    ("Jednou za týden plavat", .czech), ("Finish the quilt I started in 2019", .english),
    ("Den Pullover stricken, den ich 2020 angefangen habe", .german),
    ("Learn the flute for the Thursday session", .english),
    ("Trace a pension from a firm that closed in 1994", .english),
    ("Get better at physics, I am in 12th", .english),
    ("Open a small jollof stall at the Saturday market", .english),
    ("Build up 3 months of emergency savings", .english),
    ("Sort out 20 years of family photos", .english), ("Sort 10 years of tax papers", .english),
  ])
  func `what was, and a pace, set no last day`(_ goal: String, _ language: Language) {
    #expect(reading(goal, language).deadline == nil)
  }

  @Test(arguments: [
    ("Pay off my credit card by next Christmas", "2026-11-29", "2027-12-24", Language.english),
    ("Pay off my credit card by Christmas", "2026-11-29", "2026-12-24", .english),
    ("Pay off my credit card by next December", "2026-11-29", "2027-11-30", .english),
    ("Finish my novel by December", "2026-11-27", "2026-12-31", .english),
    ("Plank for 3 minutes by the end of the month", "2026-11-30", "2026-12-31", .english),
    ("Plank for 3 minutes by the end of the month", "2026-11-20", "2026-11-30", .english),
    ("Find childcare, I go back to work in March", "2026-11-30", "2027-02-28", .english),
    (
      "Quit my job and go travelling for six months from April", "2026-11-30", "2027-04-01",
      .english
    ),
    ("Save 3000 euros in a year and a half", "2026-11-30", "2028-05-30", .english),
    ("Splatiť pôžičku za rok a pol", "2026-11-30", "2028-05-30", .slovak),
    ("In eineinhalb Jahren 5000 Euro sparen", "2026-11-30", "2028-05-30", .german),
    ("Plätzchen backen am 2. Advent", "2026-11-30", "2026-12-06", .german),
    ("Trip to Rome 3-10 July 2027", "2026-11-30", "2027-07-03", .english),
    ("Pass my exams between December 9 and 18", "2026-11-30", "2026-12-09", .english),
    ("Make a photo album for our anniversary in February", "2026-11-30", "2027-01-31", .english),
    ("Do decembra prečítať knihu", "2026-11-27", "2026-12-31", .slovak),
    ("Save 6000 dollars for an emergency fund by December", "2026-11-30", "2027-11-30", .english),
    ("Pass my B2 exam in November", "2026-11-30", "2027-10-31", .english),
    ("B2 Prüfung im November bestehen", "2026-11-30", "2027-10-31", .german),
    ("Finish my novel before December", "2026-11-27", "2026-11-30", .english),
    ("Finish my novel by December", "2026-11-20", "2026-11-30", .english),
    ("Have a wedding next year in September", "2026-11-21", "2027-09-04", .english),
    ("Svadba budúci rok v septembri", "2026-11-21", "2027-09-04", .slovak),
    ("Finish my dissertation by 2 May, 4000 words so far", "2026-11-21", "2027-05-02", .english),
    ("Finish my dissertation by 2 May, 2000 words so far", "2026-11-21", "2027-05-02", .english),
    ("30 days of yoga", "2026-12-01", "2026-12-30", .english),
    ("30 Tage ohne Zucker", "2026-12-01", "2026-12-30", .german),
    ("30 dní bez cukru", "2026-12-01", "2026-12-30", .slovak),
    ("Bake a cake for Saturday", "2026-11-24", "2026-11-28", .english),
    ("Finish the report by the Friday deadline", "2026-11-24", "2026-11-27", .english),
    ("Renew my passport, travelling in August", "2026-11-21", "2027-07-31", .english),
    ("Learn to surf in Australia this summer", "2026-11-21", "2027-02-28", .english),
    ("Learn to surf in Cornwall this summer", "2026-11-21", "2027-08-31", .english),
    ("Wohnmobil ausbauen, Fiat Ducato, bis Pfingsten", "2026-11-21", "2027-05-16", .german),
    ("Japan zur Kirschblüte 2028", "2026-11-21", "2028-12-31", .german),
    ("Prečítať v roku 2027 aspoň 20 kníh", "2026-11-21", "2027-12-31", .slovak),
    ("Run the half marathon in under 2 hours in September", "2026-11-21", "2027-09-26", .english),
  ])
  func `the last day is what the words say`(
    _ goal: String, _ today: String, _ end: String, _ language: Language
  ) {
    let day = Day(today) ?? .first
    let reading = GoalReading(goal, due: nil, today: day, reader: language)
    #expect(reading.deadline?.description == end, "\(goal)")
  }

  @Test(arguments: [("Hobart", "2027-02-28"), ("", "2027-08-31")])
  func `an answer's season is that of the person's place`(_ place: String, _ day: String) {
    let reader = PlannerReader(place: place, today: GoalExample.today, language: .english)
    let answer = PlannerRequest.Answer(
      question: PlanningText.question(.deadline).text(in: .english), answer: "this summer")
    let request = PlannerRequest(
      goal: "Learn to surf", due: nil, answers: [answer], reader: reader)
    #expect(Planner.deadline(of: request)?.description == day)
  }

  @Test func `an age before another word is no impossible day`() {
    let goal = "viac sa hýbať, mám 67 a po operácii bedra už môžem chodiť"
    #expect(reading(goal, .slovak).impossibleDay == nil)
    #expect(reading("Finish my book by 31 February").impossibleDay == "by 31 February")
  }

  @Test(arguments: [
    ("Meine Schwester anrufen, mit der ich seit drei Jahren nicht rede", Language.german),
    ("Ísť na víkend do Prahy do 300 eur", .slovak),
    ("Ísť s manželom na víkend bez detí", .slovak),
    ("Jet na víkend do Krakova", .czech), ("Pojechać na weekend do Pragi", .polish),
  ])
  func `how long it has been and how long it takes are no last day`(
    _ goal: String, _ language: Language
  ) {
    #expect(reading(goal, language).deadline == nil)
  }

  @Test(arguments: [
    ("Stay sober through Christmas", Language.english, "2026-12-26"),
    ("Not put on weight over Christmas", .english, "2026-12-26"),
    ("Keep calm over Easter", .english, "2027-03-30"),
    ("Über Weihnachten nicht zunehmen", .german, "2026-12-26"),
    ("Cez Vianoce nepribrať", .slovak, "2026-12-26"),
    ("Knit a scarf for Christmas", .english, "2026-12-24"),
    ("Józan maradni karácsony alatt", .hungarian, "2026-12-26"),
    ("Give up alcohol for January", .english, "2027-01-31"),
    ("Na január prestať piť", .slovak, "2027-01-31"),
    ("Lose 5 kg for summer", .english, "2027-05-31"),
    ("Na leto schudnúť 5 kíl", .slovak, "2027-05-31"),
    ("Lose 5 kg for June", .english, "2027-05-31"),
    ("Go vegan for January", .english, "2027-01-31"),
    ("Run a marathon in 2019", .english, "2019-12-29"),
  ])
  func `what lasts through a feast ends with it, and a past day is said`(
    _ goal: String, _ language: Language, _ day: String
  ) {
    #expect(reading(goal, language).deadline?.description == day)
  }

  @Test func `a day in the answer to a topic's question is its last day`() {
    var request = PlannerRequest("Make jam for the church Christmas market")
    let asked = Planner.questions(about: request).map(\.question)
    #expect(asked == ["On which day is the market, and what will you make?"], "\(asked)")
    request.answers = [.init(question: asked[0], answer: "Saturday 5 December, plum jam")]
    #expect(Planner.deadline(of: request)?.description == "2026-12-05")
    request.answers = [.init(question: asked[0], answer: "in 3 days, I hope")]
    #expect(Planner.deadline(of: request)?.description == "2026-11-24")
    // A count names no day.
    request.answers = [.init(question: asked[0], answer: "3 jars, I hope")]
    #expect(Planner.deadline(of: request)?.description == "2026-12-12")
  }

  @Test func `a named year is reached in its season`() {
    let rows: [(goal: String, language: Language, start: String?, end: String)] = [
      ("Paint the fence in 2027", .english, "2027-04-01", "2027-04-29"),
      ("Build a deck in 2027", .english, "2027-05-01", "2027-08-21"),
      ("Run the London Marathon 2028", .english, nil, "2028-04-30"),
      ("Beim Berlin-Marathon 2027 mitlaufen", .german, "2026-11-29", "2027-09-26"),
    ]
    for row in rows {
      let reading = GoalReading(PlannerRequest(row.goal, language: row.language))
      #expect(reading.start?.description == row.start, "\(row.goal)")
      #expect(reading.deadline?.description == row.end, "\(row.goal)")
    }
  }
}
