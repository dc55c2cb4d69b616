extension PeopleText {
  var english: String {
    switch self {
    case .makeToken: "Make a token"
    case .tokenName: "Name of the script"
    case .reads: "May read"
    case .writes: "May read and write"
    case .tokenDays: "Days until it ends"
    case .noPeople: "Nobody has registered yet."
    case .disabled: "disabled"
    case .invitation(let days): "Registers one person, within \(days) days."
    case .link: "Chooses a new password, within an hour."
    case .isDisabled(let email): "\(email) can no longer log in."
    case .isEnabled(let email): "\(email) can log in again."
    case .isDeleted(let email): "Everything of \(email) is deleted."
    case .closed: "Registration is closed here."
    case .closedAdvice: "Ask whoever runs this server for an account."
    case .uninvited: "You need an invitation to register here."
    case .uninvitedAdvice: "Open the link of your invitation; it is good once."
    case .sure: "This deletes everything of theirs."
    case .sureAdvice: "Add --yes if you are sure."
    }
  }
}
