import CoreModels

/// Every sentence about the people of a hub and what they let in.
enum PeopleText: CompleteTextCatalogue {
  case makeToken, tokenName, reads, writes, tokenDays
  case noPeople, disabled
  case invitation(days: Int)
  case link
  case isDisabled(String)
  case isEnabled(String)
  case isDeleted(String)
  case closed, closedAdvice, uninvited, uninvitedAdvice, sure, sureAdvice

  static var samples: [PeopleText] {
    [
      .makeToken, .tokenName, .reads, .writes, .tokenDays, .noPeople, .disabled,
      .invitation(days: 7), .link, .isDisabled("a"), .isEnabled("a"), .isDeleted("a"), .closed,
      .closedAdvice, .uninvited, .uninvitedAdvice, .sure, .sureAdvice,
    ]
  }
}
