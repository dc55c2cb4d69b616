import Testing

@testable import AclioModeration

@Suite("Medicine, bodies and others' lives") struct BodyTests {
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
    #expect(wrong(SafetyGoals.eating, .underEating) == [])
  }

  @Test func `weights, heights and ages are read however they are written`() {
    #expect(wrong(SafetyGoals.lowFigures, .lowWeight) == [])
    #expect(wrong(SafetyGoals.growingFigures, .growing) == [])
    let refused = SafetyGoals.fineFigures.split(separator: "\n").map(String.init).filter {
      if case .refused = Moderation.verdict(on: $0) { true } else { false }
    }
    #expect(refused == [])
  }

  @Test func `others are left in peace, and nobody is left alone`() {
    #expect(wrong(SafetyGoals.others, .crime) == [])
    #expect(wrong(SafetyGoals.beating, .violence) == [])
    #expect(wrong(SafetyGoals.selfHarm, .selfHarm) == [])
  }

  @Test func `what only sounds like it is planned`() {
    let refused = SafetyGoals.fine.split(separator: "\n").map(String.init).filter {
      if case .refused = Moderation.verdict(on: $0) { true } else { false }
    }
    #expect(refused == [])
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
