extension AccountText {
  var english: String {
    switch self {
    case .loggedIn(let email, let server): "Logged in as \(email) at \(server)."
    case .validUntil(let end): "You are logged in until \(end)."
    case .endsOn(let end): "Your login ends on \(end); daily-brief login renews it."
    case .loggedOut(let server):
      "Logged out of \(server). Everything comes from this machine again."
    case .notLoggedIn: "You are not logged in; everything comes from this machine."
    case .askEmail: "Email:"
    case .askPassword: "Password:"
    case .askNewPassword: "New password:"
    case .askAgain: "Once more, to confirm:"
    case .askTerms: "Do you accept the terms of the server? (yes/no)"
    case .askMail: "May the server send you email? (yes/no)"
    case .registered(let email):
      "The account \(email) has been created. Log in with daily-brief login."
    case .passwordChanged: "The password has been changed."
    case .onServerToo: "Saved on the server too."
    case .hereOnly: "The server cannot store this, so it applies on this machine only."
    case .hereWithoutKey:
      "Without an API key this cannot be sent to the server, so it applies on this machine only."
    case .usual: "default"
    case .none: "none"
    case .error(.noServer): "Which server?"
    case .error(.noEmail): "Which email address?"
    case .error(.noPassword): "No password was given."
    case .error(.passwordsDiffer): "The two passwords are not the same."
    case .error(.termsNotAccepted): "You have to accept the terms to create an account."
    case .error(.notLoggedIn): "You are not logged in."
    case .error(.unknownSetting(let name)): "There is no setting named \(name)."
    case .error(.badValue(let name, let value)): "\(value) is not a valid value for \(name)."
    case .advice(.noServer): "Give it with --server, for example --server https://brief.example.org"
    case .advice(.noEmail): "Give it with --email, for example --email you@example.org"
    case .advice(.noPassword): "Type it at a terminal, or pipe it into standard input."
    case .advice(.passwordsDiffer): "Start again; nothing was sent."
    case .advice(.termsNotAccepted): "--accept-terms accepts them; nothing was sent."
    case .advice(.notLoggedIn): "daily-brief login --server https://brief.example.org logs you in."
    case .advice(.unknownSetting): "daily-brief settings shows them all."
    case .advice(.badValue(let name, _)): "Valid values: \(BriefChoice.examples(of: name))."
    }
  }
}
