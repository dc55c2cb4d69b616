import CoreModels
import Testing

@testable import AclioPlanner

@Suite("What people say to a coach") struct TalkTopicTests {
  static let english: [(message: String, topic: String)] = [
    ("I am so tired today", "tired"), ("I'm sick, I have a fever", "ill"),
    ("This is boring", "bored"), ("I'm scared of failing", "scared"),
    ("It's all too much", "overwhelmed"), ("That was too easy for me", "too-easy"),
    ("This is too difficult", "too-hard"), ("I don't have time this month", "no-time"),
    ("I want to give up", "give-up"), ("What's the point of it all?", "why"),
    ("Why this step?", "why-step"), ("I don't understand it", "unclear"),
    ("How do I do that?", "unclear"), ("Can I really do it?", "doubt"),
    ("It isn't perfect", "perfect"), ("I keep postponing it", "procrastinate"),
    ("I can't focus", "distracted"), ("I forgot again", "forgot"),
    ("I'm behind", "behind"), ("How do I catch up?", "catch-up"),
    ("I want to start over", "restart"), ("I failed", "failed"), ("I broke my streak", "streak"),
    ("I made a mistake", "mistake"), ("I'm too slow", "slow"),
    ("I see no results", "no-results"), ("Everyone else is faster", "compare"),
    ("I'm alone with it", "alone"), ("My family laughs at me", "support"),
    ("Who can help me?", "help-person"), ("It's too expensive", "no-money"),
    ("Motivate me!", "motivate"), ("So much pressure", "stress"), ("I feel sad", "sad"),
    ("I'm frustrated", "angry"), ("I feel guilty", "guilty"),
    ("I'm on holiday next week", "holiday"), ("What about the weekend?", "weekend"),
    ("When is the best time?", "when"), ("How often should I do it?", "how-much"),
    ("And tomorrow?", "tomorrow"), ("Plan my week", "week"),
    ("I have too many goals", "which-first"), ("Can I skip this step?", "skip"),
    ("Can I swap two steps?", "order"), ("Break it down for me", "smaller"),
    ("Give me an example", "example"), ("I need more time", "more-time"),
    ("Can you remind me?", "remind"), ("I finished early", "ahead"),
    ("Good news!", "celebrate"), ("What after this one?", "next-goal"),
    ("Maybe this is the wrong goal", "right-goal"), ("I have a sprain", "injury"),
    ("It's raining, bad weather", "weather"), ("I slept badly", "sleep-badly"),
    ("Who are you?", "who"), ("What can you do?", "what-can"), ("Who sees my data?", "private"),
    ("Tell me a joke", "joke"), ("Good night", "bye"),
  ]

  static let slovak: [(message: String, topic: String)] = [
    ("Som unavená", "tired"), ("Som chorý", "ill"), ("Nudí ma to", "bored"),
    ("Bojím sa", "scared"), ("Je toho veľa", "overwhelmed"), ("Je to príliš ľahké", "too-easy"),
    ("Je to príliš ťažké", "too-hard"), ("Nemám čas", "no-time"), ("Chcem to vzdať", "give-up"),
    ("Aký to má zmysel?", "why"), ("Prečo tento krok?", "why-step"), ("Nerozumiem", "unclear"),
    ("Dokážem to?", "doubt"), ("Stále to odkladám", "procrastinate"),
    ("Neviem sa sústrediť", "distracted"), ("Zabudol som", "forgot"), ("Meškám", "behind"),
    ("Zlyhala som", "failed"), ("Ide to pomaly", "slow"), ("Nevidím výsledky", "no-results"),
    ("Som na to sama", "alone"), ("Nemám peniaze", "no-money"), ("Motivuj ma", "motivate"),
    ("Mám stres", "stress"), ("Je mi smutno", "sad"), ("Štve ma to", "angry"),
    ("Idem na dovolenku", "holiday"), ("Ako často?", "how-much"), ("A zajtra?", "tomorrow"),
    ("Potrebujem viac času", "more-time"), ("Podarilo sa!", "celebrate"), ("Kto si?", "who"),
    ("Čo vieš?", "what-can"), ("Povedz vtip", "joke"), ("Dobrú noc", "bye"),
  ]

  @Test(arguments: english + slovak)
  func `what is said is heard`(_ message: String, _ topic: String) {
    #expect(TalkTopic(FoldedText(message))?.name == topic)
  }

  @Test(arguments: [
    "How far am I?", "What is next?", "What can I do today?", "I only have 5 minutes",
    "Will I make it on time?", "Please change the plan", "Thank you", "I am stuck",
    "Is a keto diet healthy?", "Ako som na tom?", "Čo ďalej?", "Hello",
  ])
  func `what asks about the plan is left to the plan`(_ message: String) {
    #expect(TalkTopic(FoldedText(message)) == nil)
  }

  @Test(arguments: [Language.english, .slovak])
  func `every topic is answered from the goal's state`(_ language: Language) throws {
    let goal = PlannerGoal(
      name: "Run {step}", due: nil,
      steps: [
        PlannerStep(id: "1", title: "Shoes", description: "", isDone: true),
        PlannerStep(id: "2", title: "A run", description: ""),
      ])
    let spoken = language == .english ? Self.english : Self.slovak
    for (message, name) in spoken {
      let topic = try #require(TalkTopic(FoldedText(message)))
      let answer = topic.answer(about: goal, in: language)
      #expect(answer.count > 30 && answer.count < 500, "\(name)")
      #expect(!answer.replacing("Run {step}", with: "").contains("{"), "\(answer)")
    }
    let tired = try #require(TalkTopic(FoldedText("tired")))
    #expect(tired.answer(about: goal, in: language).contains("A run"))
    #expect(tired.answer(about: nil, in: language).isEmpty)
    #expect(!tired.answer(about: goal, in: .german).isEmpty && tired.usualIntent == .stuck)
  }

  @Test(arguments: [
    ("Ich bin krank", "ill"), ("Ich bin so müde", "tired"), ("Mir ist langweilig", "bored"),
    ("Ich habe keine Zeit", "no-time"), ("Estoy enferma", "ill"), ("Me aburre", "bored"),
    ("No tengo tiempo esta vez", "no-time"), ("¿Por dónde empiezo?", "which-first"),
  ])
  func `topics are heard in German and Spanish as well`(_ message: String, _ name: String) {
    #expect(TalkTopic(FoldedText(message))?.name == name)
  }

  @Test func `each topic has an answer in every language`() {
    let topics = Words.talk.sections.map { $0.name.split(separator: " ").map(String.init)[0] }
    #expect(topics.count >= 60 && Set(topics).count == topics.count)
    for language in PlanFileTests.languages {
      #expect(Set(Sections("answers", in: language).all.flatMap(\.names)) == Set(topics))
    }
    for section in Words.talk.sections {
      let intent = section.name.split(separator: " ").dropFirst().first
      #expect(intent.map { ChatIntent(rawValue: String($0)) != nil } ?? true, "\(section.name)")
    }
  }
}
