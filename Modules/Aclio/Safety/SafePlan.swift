import AclioModeration
import AclioPlanner
import CoreModels

extension PlanRequest {
  /// Throws ``SafetyError`` if the goal must not be planned, judged by its words, the answers and
  /// the person's age.
  func requireSafe() throws(SafetyError) {
    let said = ([goal] + answers.map(\.answer)).joined(separator: ". ")
    try Moderation.require([said], age: person.age)
  }

  /// `true` if the goal is about the person's illness, or about so much alcohol that stopping
  /// requires medical help.
  var needsDoctor: Bool {
    BodyCare.isHeavyDrinking(goal) || !GoalPeople.isAbout(goal) && BodyCare.isIllness(goal)
  }
}

extension Coach {
  /// Returns the coach's plan for a goal that passes moderation; if an illness is involved, it
  /// begins with asking a doctor.
  ///
  /// Every plan is requested through this function, from any coach.
  func safePlan(for request: PlanRequest) async throws -> Plan {
    try request.requireSafe()
    return try await plan(for: request).askingDoctor(for: request)
  }
}

extension Plan {
  /// The plan, with a doctor's advice as its first step if the goal requires it.
  func askingDoctor(for request: PlanRequest) -> Plan {
    let title = SafetyText.doctorFirst.text(in: request.language)
    guard request.needsDoctor, !steps.isEmpty, steps[0].title != title else {
      return self
    }
    var plan = self
    // A plan that begins with the doctor is not told so twice.
    if BodyCare.namesDoctor("\(steps[0].title) \(steps[0].description)") {
      plan.steps[0].title = title
      return plan
    }
    plan.steps.insert(
      Step(
        title: title, description: SafetyText.whyDoctor.text(in: request.language), duration: nil,
        due: request.due.map { min($0, request.today) } ?? request.today), at: 0)
    return plan
  }
}
