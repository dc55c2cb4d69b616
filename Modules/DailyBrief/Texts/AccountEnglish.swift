extension AccountText {
  var english: String {
    switch self {
    case .loggedIn(let email, let server): "Logged in as \(email) at \(server)."
    case .validUntil(let end): "The log-in is valid until \(end)."
    case .endsOn(let end): "Your log-in ends on \(end); daily-brief login renews it."
    case .loggedOut(let server):
      "Logged out of \(server). Everything comes from this machine again."
    case .notLoggedIn: "You are not logged in; everything comes from this machine."
    case .askEmail: "E-mail:"
    case .askPassword: "Password:"
    case .askNewPassword: "New password:"
    case .askAgain: "The same again:"
    case .askTerms: "Do you accept the terms of the server? (yes/no)"
    case .askMail: "May the server send you e-mail? (yes/no)"
    case .registered(let email): "The account \(email) is there. Log in with daily-brief login."
    case .passwordChanged: "The password is changed."
    case .onServerToo: "The server knows it too."
    case .hereOnly: "The server has no place for this, so it holds on this machine alone."
    case .hereWithoutKey:
      "Without an API key the server cannot be told, so it holds on this machine alone."
    case .usual: "as usual"
    case .none: "none"
    case .error(.noServer): "Which server?"
    case .error(.noEmail): "Which e-mail address?"
    case .error(.noPassword): "There is no password to be read."
    case .error(.passwordsDiffer): "The two passwords differ."
    case .error(.termsNotAccepted): "An account needs the terms accepted."
    case .error(.notLoggedIn): "You are not logged in."
    case .error(.unknownSetting(let name)): "There is no setting \(name)."
    case .error(.badValue(let name, let value)): "\(value) does not fit \(name)."
    case .advice(.noServer): "Name it: --server https://brief.example.org"
    case .advice(.noEmail): "Name it: --email you@example.org"
    case .advice(.noPassword): "Type it at a terminal, or pipe it into standard input."
    case .advice(.passwordsDiffer): "Start again; nothing was sent."
    case .advice(.termsNotAccepted): "--accept-terms accepts them; nothing was sent."
    case .advice(.notLoggedIn): "daily-brief login --server https://brief.example.org logs you in."
    case .advice(.unknownSetting): "daily-brief settings shows them all."
    case .advice(.badValue(let name, _)): "It takes \(BriefChoice.examples(of: name))."
    }
  }
}
