import CoreModels

/// Texts around a step's explanation and document.
extension StepHelpText {
  static func from(_ coach: CoachName) -> Self {
    coach == .offline ? .fromOffline : .from(coach.label)
  }

  static func error(_ error: StepHelpError) -> Self {
    switch error {
    case .stepGone(let step): .errorStepGone(step)
    }
  }

  static func advice(_ error: StepHelpError) -> Self {
    switch error {
    case .stepGone: .adviceStepGone
    }
  }
}
