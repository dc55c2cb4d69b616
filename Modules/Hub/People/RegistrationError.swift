import CoreModels

/// Why somebody may not become one of the hub's people, or what keeps one from being deleted.
enum RegistrationError: ExplainedError, Hashable {
  /// Nobody may register.
  case closed
  /// The invitation is missing, unknown, used or over.
  case uninvited
  /// The operator did not say that they are sure.
  case unconfirmed

  func failure(in language: Language) -> Failure {
    let (kind, code, error, advice): (Failure.Kind, String, PeopleText, PeopleText) =
      switch self {
      case .closed: (.notAllowed, "registration_closed", .closed, .closedAdvice)
      case .uninvited: (.notAllowed, "invitation_needed", .uninvited, .uninvitedAdvice)
      case .unconfirmed: (.usage, "not_confirmed", .sure, .sureAdvice)
      }
    return Failure(
      kind, code: code, message: error.text(in: language), hint: advice.text(in: language))
  }
}
