import AclioModeration
import CoreModels
import Testing

@testable import Aclio

@Suite("Safety comes before a plan") struct SafetyTests {
  @Test func `the person's age and answers count as well as the words`() async throws {
    var request = PlanRequest("Lose 6 kg by June")
    #expect(throws: Never.self) { try request.requireSafe() }
    request.person.age = 15
    #expect(throws: SafetyError(reason: .growing)) { try request.requireSafe() }
    request.person.age = 30
    request.answers = [.init(question: "What do you weigh?", answer: "I weigh 48 kg, 172 cm")]
    let answered = request
    await #expect(throws: SafetyError(reason: .lowWeight)) {
      try await OfflineCoach().safePlan(for: answered)
    }
  }

  @Test func `a doctor is asked first where a goal touches an illness`() async throws {
    let goals = [
      "Lower my blood pressure", "Run 5 km after my surgery", "Znížiť si cholesterol",
      "Znížiť si krvný tlak", "Snížit si krevní tlak", "Obniżyć ciśnienie krwi",
      "Meinen Blutdruck senken", "Bajar la tensión arterial", "Csökkenteni a vérnyomásomat",
      "Stop drinking, it is a bottle of vodka every day",
    ]
    for goal in goals {
      let plan = try await OfflineCoach().safePlan(for: PlanRequest(goal))
      #expect(plan.steps.first?.title == "Ask your doctor first", "\(goal)")
    }
    // The plan's own first step is that advice where it names the doctor.
    for goal in ["Lower my cholesterol", "Lower my blood pressure", "Lower my blood sugar"] {
      let plan = try await OfflineCoach().safePlan(for: PlanRequest(goal))
      #expect(plan.steps.dropFirst().first?.title.contains("doctor") == false, "\(goal)")
    }
    for goal in ["Run 5 km", "Raise money for cancer research", "Drink a bottle of water a day"] {
      let plan = try await OfflineCoach().safePlan(for: PlanRequest(goal))
      #expect(plan.steps.first?.title != "Ask your doctor first", "\(goal)")
    }
  }

  @Test func `an answer is judged like a goal`() {
    #expect(throws: SafetyError(reason: .violence)) {
      try Moderation.require(["run a marathon", "so that I can kill my wife"])
    }
    #expect(throws: Never.self) { try Moderation.require(["run a marathon", ""]) }
  }

  @Test func `whoever eats too little is sent to a doctor`() {
    let failure = SafetyError(reason: .underEating).failure(in: .english)
    #expect(failure.hint.contains("doctor"))
  }

  @Test func `a plan for getting over self-harm names help`() throws {
    let note = try #require(try Moderation.require(["stop hurting myself"]))
    #expect(note.text(in: .english).contains("findahelpline.com"))
  }

  @Test(arguments: Language.allCases) func `a refusal is kind and names help`(language: Language) {
    let failure = SafetyError(reason: .selfHarm).failure(in: language)
    #expect(failure.code == "inappropriate")
    #expect(failure.kind == .badInput)
    for help in ["112", "988", "findahelpline.com"] { #expect(failure.hint.contains(help)) }
    for reason in Moderation.Reason.allCases {
      #expect(SafetyError(reason: reason).failure(in: language).hint.contains("112"))
    }
  }
}
