import CoreModels

extension OfflineAnswerText {
  var english: String {
    let language = Language.english
    return switch self {
    case .introduction:
      "I am the offline planner: I answer from your goals and their steps, without a network."
    case .hello(let name):
      name.isEmpty ? "Hello." : "Hello, \(name)."
    case .thanks:
      "Glad to help. The next small step is yours."
    case .unknown:
      """
      That is more than the offline planner knows. Ask me how far you are, what comes next, what \
      fits into today or how much time is left, or tell me that you are stuck. `aclio coach` \
      connects a coach that can talk about anything.
      """
    case .noGoals:
      """
      There is no goal yet. `aclio new "…"` makes a plan for one.
      """
    case .overview(let goal, let percent, let next):
      "\(goal): \(percent)%, " + (next.map { "next: \($0)" } ?? "done")
    case .progress(let goal, let done, let all, let percent):
      "“\(goal)”: \(done) of \(all) steps done, \(percent)%."
    case .next(let step, let duration):
      "Next: “\(step)”\(duration.map { ", \($0)" } ?? "")."
    case .stepDue(let today, let day):
      "It is meant for \(language.date(day, from: today))."
    case .stepLate(let today, let day):
      "It was meant for \(language.date(day, from: today)); today is as good a day."
    case .today(let step, let text, let minutes):
      "Today, \(PlanningText.span(.minutes(minutes)).text(in: language)) of “\(step)”. \(text)"
    case .missed(let step):
      """
      It happens in every plan. Do not try to catch up: go on today with a small piece of \
      “\(step)”, and use `aclio edit` to move the other days where they no longer fit.
      """
    case .smaller(let step):
      """
      Then the step is too big; you are not too small. Take “\(step)”, set a timer for ten \
      minutes, do only its first move, and stop when it rings.
      """
    case .smallerStill:
      """
      `aclio expand` shows how it is done; if the day is simply full, move it without guilt. \
      `daybook mercy` pauses everything when you are ill.
      """
    case .markDone(let step):
      "Well done. `aclio done` checks it off; “\(step)” is open."
    case .allDone(let goal):
      """
      “\(goal)” is done, every step of it. Tell somebody today. `aclio extend` goes on from \
      here, when you want to.
      """
    case .timeLeft(let days, let steps, let late):
      """
      Time left: \(language.days(days)) for \
      \(language.counted(steps, one: "step", many: "steps")), about one every \
      \(language.days(max(days / max(steps, 1), 1))).
      """
        + (late == 0
          ? " The pace is right."
          : " Behind by \(language.counted(late, one: "step", many: "steps")): do the smallest of them first, or move the date.")
    case .noDueDay:
      "This goal has no due date, so nothing is late. `aclio edit` gives it one, if that helps."
    case .overdue(let days):
      """
      The due date passed \(language.days(days)) ago. Choose a new one with `aclio edit`; what is \
      done stays done.
      """
    case .changePlan:
      """
      `aclio edit` changes steps, their order and the due date; `aclio extend` adds steps at the \
      end.
      """
    }
  }
}
