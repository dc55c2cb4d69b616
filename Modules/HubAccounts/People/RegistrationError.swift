package import CoreModels

/// Errors in registering people and in deleting them.
package enum RegistrationError: ExplainedError, Hashable {
  /// The hub accepts no registrations.
  case closed
  /// The invitation is missing, unknown, used or expired.
  case uninvited
  /// The operator has not confirmed the deletion.
  case unconfirmed

  package func failure(in language: Language) -> Failure {
    let (kind, code, error, advice): (Failure.Kind, String, PeopleText, PeopleText) =
      switch self {
      case .closed: (.notAllowed, "registration_closed", .closed, .closedAdvice)
      case .uninvited: (.notAllowed, "invitation_needed", .uninvited, .uninvitedAdvice)
      case .unconfirmed: (.usage, "not_confirmed", .sure, .sureAdvice)
      }
    return Failure(kind, code: code, error, advice, in: language)
  }
}
