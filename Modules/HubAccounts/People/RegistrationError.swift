package import CoreModels

/// Errors in registering people and in deleting them.
package enum RegistrationError: CatalogError, Hashable {
  /// The hub accepts no registrations.
  case closed
  /// The invitation is missing, unknown, used or expired.
  case uninvited
  /// The operator has not confirmed the deletion.
  case unconfirmed

  package var explanation: (Failure.Kind, String, PeopleText, PeopleText) {
    switch self {
    case .closed: (.notAllowed, "registration_closed", .closed, .closedAdvice)
    case .uninvited: (.notAllowed, "invitation_needed", .uninvited, .uninvitedAdvice)
    case .unconfirmed: (.usage, "not_confirmed", .sure, .sureAdvice)
    }
  }
}
