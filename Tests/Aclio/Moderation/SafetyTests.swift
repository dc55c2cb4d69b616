import CoreModels
import Testing

@testable import Aclio

@Suite("Safety comes before a plan") struct SafetyTests {
  private func wrong(_ table: String, _ reason: Moderation.Reason) -> [String] {
    table.split(separator: "\n").map(String.init).filter {
      Moderation.verdict(on: $0) != .refused(reason)
    }
  }

  @Test func `medicine is neither stopped, changed nor counted`() {
    #expect(wrong(SafetyGoals.medicine, .medicine) == [])
    #expect(wrong(SafetyGoals.overdose, .selfHarm) == [])
  }

  @Test func `no weight is aimed at that is too low, and none by those who grow`() {
    #expect(wrong(SafetyGoals.low, .lowWeight) == [])
    #expect(wrong(SafetyGoals.growing, .growing) == [])
  }

  @Test func `others are left in peace, and nobody is left alone`() {
    #expect(wrong(SafetyGoals.others, .crime) == [])
    #expect(wrong(SafetyGoals.selfHarm, .selfHarm) == [])
  }

  @Test func `what only sounds like it is planned`() {
    let refused = SafetyGoals.fine.split(separator: "\n").map(String.init).filter {
      if case .refused = Moderation.verdict(on: $0) { true } else { false }
    }
    #expect(refused == [])
  }

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
    for goal in ["Run 5 km", "Raise money for cancer research", "Drink a bottle of water a day"] {
      let plan = try await OfflineCoach().safePlan(for: PlanRequest(goal))
      #expect(plan.steps.first?.title != "Ask your doctor first", "\(goal)")
    }
  }

  @Test func `pain and heavy drinking are never told to begin with a first movement`() {
    let pains = [
      "I'm tired and my knee hurts", "my back is sore", "bolí ma koleno", "bolí mě koleno",
      "boli mnie kolano", "Mein Knie tut weh", "me duele la rodilla", "fáj a térdem",
    ]
    for message in pains { #expect(BodyCare.isPain(message), "\(message)") }
    let drinks = [
      "I drink a bottle of vodka every day", "pijem fľašu vodky denne", "piju láhev vodky denně",
      "piję butelkę wódki codziennie", "ich trinke jeden Tag eine Flasche Schnaps",
      "bebo una botella de vino cada día", "minden nap megiszom egy üveg pálinkát",
    ]
    for message in drinks { #expect(BodyCare.isHeavyDrinking(message), "\(message)") }
    let others = [
      "How am I doing?", "I am tired", "Paint the fence", "Idem do Bolívie", "What next?",
      "I drink a bottle of water every day",
    ]
    for message in others {
      #expect(!BodyCare.isPain(message) && !BodyCare.isHeavyDrinking(message), "\(message)")
    }
  }
}
