/// Texts around a step's explanation and document.
extension StepHelpText {
  static func from(_ coach: CoachName) -> Self {
    coach == .offline ? .fromOffline : .from(coach.label)
  }
}
