import CoreModels

/// What is said around a step's explanation and its document.
enum StepHelpText: CompleteTextCatalogue, Hashable {
  case asking
  case tips, resources, search
  /// Beside a link that nobody has opened.
  case unverified
  case from(CoachName)
  case written(String)
  case error(StepHelpError)
  case advice(StepHelpError)

  static let samples: [StepHelpText] =
    [.asking, .tips, .resources, .search, .unverified, .written("plan.md")]
    + CoachName.allCases.map { .from($0) }
    + [StepHelpError.fileExists("plan.md"), .stepGone("Call")].flatMap {
      [.error($0), .advice($0)]
    }
}
