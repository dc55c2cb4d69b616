import CoreModels
import Testing

@testable import AclioPlanner

@Suite("Goals that people often have, with plans that bring their words") struct GoalTopicTests {
  /// A language's topics of a part of life.
  struct Topics: Sendable, CustomTestStringConvertible {
    let language: Language
    let part: PartOfLife
    let all: [GoalTopic]
    var testDescription: String { "\(language) \(part)" }

    static let files = Language.allCases.flatMap { language in
      PartOfLife.allCases.map { part in
        Topics(
          language: language, part: part,
          all: GoalTopic.all(in: language).filter { $0.shape.part == part })
      }
    }
    .filter { !$0.all.isEmpty }
  }

  @Test(arguments: Topics.files)
  func `each example is a goal of its topic, with a whole plan`(_ topics: Topics) async {
    for topic in topics.all {
      #expect(!topic.examples.isEmpty, "\(topic.shape.name)")
      for goal in topic.examples {
        // Thousands of goals leave the processor to other tests.
        await Task.yield()
        let facts = PlanFacts(PlannerRequest(goal, language: topics.language))
        let steps = facts.steps
        #expect(facts.reading.planName == topic.shape.name && !facts.isNeutral, "\(goal)")
        let most = facts.schedule.days <= 7 ? 9 : 15
        #expect(steps.count >= 8 && steps.count <= most, "\(goal)")
        let days = steps.compactMap(\.due)
        #expect(days.count == steps.count && days == days.sorted(), "\(goal)")
        for step in steps {
          #expect(step.title.count <= 100 && (11..<800).contains(step.description.count), "\(step)")
          #expect(!(step.title + step.description).contains { "{}[]@!".contains($0) }, "\(step)")
          #expect(!(step.title + step.description).contains("  "), "\(step)")
        }
        let openings = steps.map { $0.description.split(separator: " ").prefix(2) }
        #expect(Set(openings).count == openings.count, "\(goal)")
      }
    }
  }

  @Test func `a topic asks what its plan answers to`() {
    var request = PlannerRequest("Bring my family to Germany")
    let question = "Are you a citizen, a worker, a student or a refugee there?"
    #expect(Planner.questions(about: request).first?.question == question)
    request.answers = [.init(question: question, answer: "I'm a recognised refugee")]
    #expect(Planner.plan(for: request).steps[0].description.contains("Recognised refugees often"))
    request.answers = [.init(question: question, answer: "I have a blue card")]
    let plan = Planner.plan(for: request)
    #expect(plan.steps[0].description.hasSuffix("You said: “I have a blue card”."))
    let told = PlannerRequest("Bring my family to Germany, I'm a refugee")
    #expect(!Planner.questions(about: told).map(\.question).contains(question))
  }

  @Test(arguments: Topics.files)
  func `each question, day and weekday of a topic can be read`(_ topics: Topics) {
    let path = "plans/\(topics.language)/topics/\(topics.part.contentName).plan"
    let sections = Sections(at: path).all
    for (topic, section) in zip(topics.all, sections) {
      func count(_ key: String) -> Int { section.lines.count { $0.text.hasPrefix("\(key): ") } }
      let isRead = [
        topic.questions.count == count("ask"),
        (topic.weekday != nil || topic.isOnFirst) == (count("on") > 0),
        (topic.day(from: GoalExample.today) == nil) == (count("day") == 0),
        (topic.season == nil) == (count("season") == 0),
      ]
      #expect(isRead == [true, true, true, true], "\(topic.shape.name)")
      #expect(topic.questions.allSatisfy { $0.text.hasSuffix("?") }, "\(topic.shape.name)")
    }
  }

  @Test(arguments: [
    ("Run my first parkrun", "2027-01-23"), ("Give up chocolate for Lent", "2027-03-28"),
    ("Read the whole Quran this Ramadan", "2027-03-10"),
    ("Keep Lent next year", "2027-03-28"),
  ])
  func `what is always on a day ends on it`(_ goal: String, _ day: String) {
    #expect(PlanFacts(PlannerRequest(goal)).schedule.end.description == day)
  }

  @Test func `each topic of a language has a name of its own`() {
    for language in Language.allCases {
      let names = GoalTopic.all(in: language).map(\.shape.name)
      #expect(Set(names).count == names.count, "\(language)")
    }
  }

  @Test(arguments: Topics.files)
  func `every line of a topic can be read, and times rise to 100`(_ topics: Topics) async {
    for facts in PlanFileTests.facts where facts.textLanguage == topics.language {
      for topic in topics.all {
        await Task.yield()
        for problem in PlanScript(topic.lines, facts: facts).problems {
          Issue.record("\(topic.shape.name):\(problem.line): \(problem.reason)")
        }
        var filler = PlanFiller(facts: facts)
        let times = topic.lines.compactMap { line -> Int? in
          let text = filler.filled(line)
          guard text.hasPrefix("@"), let time = text.dropFirst().split(separator: " ").first
          else { return nil }
          return "+-".contains(time.prefix(1)) ? nil : Int(time)
        }
        #expect(times == times.sorted() && times.first == 0, "\(topic.shape.name)")
        #expect(times.last == 100, "\(topic.shape.name)")
      }
    }
  }

  @Test(arguments: [
    ("Save 900 euros for a tattoo", "save"), ("Run a marathon, I have asthma", "run"),
    ("Clean the oven", "clean-oven"), ("Sleep better, I work night shifts", "night-shift"),
  ])
  func `a topic is what is wanted, not what is told besides`(_ goal: String, _ plan: String) {
    #expect(GoalReading(PlannerRequest(goal)).planName == plan)
  }

  @Test(arguments: [
    ("Learn to play chess", "chess"), ("Sell my chess set", "sale"),
    ("Survive the first week with our newborn", "first-week-baby"),
    ("Register a newborn", "register-birth"), ("Photograph my newborn", "photography"),
    ("Keep my houseplants alive", "houseplants"), ("Explain inflation to grandma", "explaining"),
    ("Write poetry", "poetry"), ("Review a paper for a journal", "neutral"),
  ])
  func `a verb of another sort makes it another goal`(_ goal: String, _ plan: String) {
    let facts = PlanFacts(PlannerRequest(goal))
    #expect((facts.isNeutral ? "neutral" : facts.reading.planName) == plan)
  }

  @Test(arguments: [
    ("Sell the old greenhouse frames", "sale"), ("Help my aunt with her garden", "helping"),
    ("Sort out the cables behind the TV", "tidying"), ("Fold a paper crane", "making"),
    ("Present my results at a conference", "conference-talk"),
    ("Fly a kite with my son", "together-out"),
    ("Find a walking group for seniors", "seeking"), ("Smile more", "more-often"),
    ("Stay motivated through the winter", "staying"),
    ("Accept that my son is moving out", "accepting"),
    ("Make Christmas less expensive", "cheaper"), ("Get my paper accepted", "paper-journal"),
  ])
  func `what no kind knows is gone about by its verb`(_ goal: String, _ plan: String) {
    let facts = PlanFacts(PlannerRequest(goal))
    #expect(facts.reading.planName == plan && !facts.isNeutral, "\(facts.reading.kind)")
  }

  @Test(arguments: [
    (Language.english, "Write thank you notes to everyone who came to the funeral", "send-cards"),
    (.english, "Pray every morning before work", "church-going"),
    (.english, "Get my green card paperwork in order", "paper-order"),
    (.english, "Throw a surprise 50th for my wife", "anniversary"),
    (.english, "Restore my grandfather's old bicycle", "restore-vehicle"),
    (.english, "Memorize my lines for the school play", "audition"),
    (.english, "Hand over my projects before maternity leave", "papers-parental"),
    (.english, "Ask for directions in Italian", "new-hobby"),
    (.english, "Talk to dad about a care home", "parent-care-home"),
    (.english, "Build a raised bed for the balcony", "garden-beds"),
    (.slovak, "Častejšie volať rodičom", "visit-often"),
    (.slovak, "Modliť sa každé ráno", "church-going"),
    (.slovak, "Vyjsť na Kriváň s deťmi", "endurance-mountain"),
    (.slovak, "Zálohovať fotky z mobilu", "photo-archive"),
    (.slovak, "Ušiť si kroj na slávnosti", "craft-sew"),
    (.german, "Jeden Morgen beten", "church-going"),
    (.german, "Ein Hochbeet für den Balkon bauen", "garden-beds"),
    (.german, "Im Kirchenchor mitsingen", "instrument"),
    (.german, "Mit Mama über das Pflegeheim reden", "parent-care-home"),
  ])
  func `one word takes no neighbour's goal`(_ language: Language, _ goal: String, _ plan: String) {
    #expect(GoalReading(PlannerRequest(goal, language: language)).planName != plan)
  }

  @Test(arguments: [
    (Language.english, "Help my mum get used to her new hearing aids", "hearing-aids-used"),
    (.english, "Learn enough Polish to speak with my mother-in-law", "language-family"),
    (.english, "Play the ukulele at my friend's wedding", "song-for-day"),
    (.english, "Get a dog walking business off the ground", "side-business"),
    (.english, "Build a website for my choir", "website"),
    (.english, "Finish my degree part time while working", "finish-degree"),
    (.english, "Tidy up the garden shed", "declutter-place"),
    (.english, "Restore the old garden bench", "furniture-upcycle"),
    (.english, "Take my dad fishing", "outing"),
    (.slovak, "Naučiť sa plávať v štyridsiatke", "swimming"),
    (.slovak, "Naučiť sa po taliansky na dovolenku", "language"),
    (.slovak, "Prestať sa hádať s deťmi kvôli telefónom", "kids-phone"),
    (.slovak, "Získať titul popri práci", "adult-school"),
    (.slovak, "Čítať viac kníh", "books"),
    (.german, "8 Kilo bis zur Hochzeit abnehmen", "lose-weight"),
    (.german, "Einen Vortrag im Seniorenheim halten", "speaking"),
    (.german, "Ein Theaterstück mit der Klasse einstudieren", "school-show"),
    (.german, "Dem Hund beibringen, an der Leine zu gehen", "lead-walk"),
    (.german, "Fit für den Skiurlaub werden", "ski-fit"),
    (.slovak, "Naplánovať svadobnú cestu do Talianska", "honeymoon"),
    (.slovak, "Spraviť si s priateľom rozpočet", "budget"),
    (.german, "Unsere Hochzeitsreise nach Italien planen", "trip"),
    (.german, "Einen Laufpartner finden", "hobby-friend"),
    (.german, "Schuldenfrei werden", "debt"),
    (.english, "Organise a trip to Iceland with my choir", "trip"),
    (.slovak, "Nabrať svaly po päťdesiatke", "muscle-gain"),
    (.slovak, "Upokojiť plačúce bábätko", "newborn"),
    (.english, "Retake the MCAT while working part time", "admission-test"),
    (.english, "Move to Leeds with two dogs", "pet-on-move"),
    (.english, "Cope with the first Easter after our divorce", "first-feast"),
    (.english, "Meet people again now that my wife has died", "widowed"),
    (.english, "Look for a studio to rent in Porto", "rent-flat"),
    (.slovak, "Predať byt a kúpiť domček na dedine", "sell-and-buy"),
    (.slovak, "Vypestovať si návyk behať ráno", "morning-run"),
    (.german, "Lernen, nein zu sagen", "say-no"),
  ])
  func `what is wanted is more than where, when and for whom`(
    _ language: Language, _ goal: String, _ plan: String
  ) {
    let facts = PlanFacts(PlannerRequest(goal, language: language))
    #expect(facts.reading.planName == plan && !facts.isNeutral, "\(facts.reading.planName)")
  }

  @Test(arguments: [
    (Language.slovak, "Vycvičiť poštového holuba"), (.slovak, "Zladiť farby ponožiek"),
    (.german, "Meinen Vermieter wegen Schimmel anschreiben"), (.english, "Balance my chakras"),
    (.english, "Get faster at stocktaking"), (.english, "Stop lending out my tools"),
    (.slovak, "Naučiť sa hádzať bumerang"),
  ])
  func `a goal that no plan fits gets steps that fit any`(_ language: Language, _ goal: String) {
    let request = PlannerRequest(goal, language: language)
    #expect(PlanFacts(request).isNeutral && !Planner.questions(about: request).isEmpty)
  }

  @Test func `a goal's content is neither its verb nor for whom it is`() {
    func words(_ goal: String, _ language: Language = .english) -> [String] {
      GoalContent(goal, in: language).words
    }
    #expect(words("Build a website for my choir") == ["website"])
    #expect(words("Prepare for the citizenship test") == ["citizenship", "test"])
    #expect(words("Naučiť sa plávať v štyridsiatke", .slovak) == ["plavat", "styridsiatke"])
    #expect(words("8 Kilo bis zur Hochzeit abnehmen", .german) == ["kilo", "hochzeit"])
    #expect(GoalContent("Learn to draw faces", in: .english).verbs == ["learn", "draw"])
  }
}
