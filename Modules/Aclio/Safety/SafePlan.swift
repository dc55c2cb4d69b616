import AclioModeration
import AclioPlanner
import CoreModels

extension PlanRequest {
  /// Throws ``SafetyError`` for a goal that is not planned: by its words, by what the answers add, and
  /// by the person's age.
  func requireSafe() throws(SafetyError) {
    let said = ([goal] + answers.map(\.answer)).joined(separator: ". ")
    try Moderation.require([said], age: person.age)
  }

  /// Whether the goal is about the person's illness, or so much alcohol that stopping it needs help.
  var needsDoctor: Bool {
    BodyCare.isHeavyDrinking(goal) || !GoalPeople.isAbout(goal) && BodyCare.isIllness(goal)
  }
}

extension Coach {
  /// The coach's plan of a goal that may be planned, a doctor asked first where it touches an illness.
  ///
  /// Plans are asked for here alone, whoever the coach is.
  func safePlan(for request: PlanRequest) async throws -> Plan {
    try request.requireSafe()
    return try await plan(for: request).askingDoctor(for: request)
  }
}

extension Plan {
  /// The same plan, its first step a doctor's advice where the goal needs it.
  func askingDoctor(for request: PlanRequest) -> Plan {
    let title = SafetyText.doctorFirst.text(in: request.language)
    guard request.needsDoctor, !steps.isEmpty, steps[0].title != title else {
      return self
    }
    var plan = self
    plan.steps.insert(
      Step(
        title: title, description: SafetyText.whyDoctor.text(in: request.language), duration: nil,
        due: request.due.map { min($0, request.today) } ?? request.today), at: 0)
    return plan
  }
}
