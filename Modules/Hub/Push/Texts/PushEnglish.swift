extension PushText {
  var english: String {
    switch self {
    case .hint:
      """
      Reminders that are on also arrive in the browsers you choose, even when no Daybook page is \
      open.
      """
    case .remindHere: "Remind me in this browser"
    case .browsers: "Browsers that remind you"
    case .stop: "Stop reminding"
    case .unsupported:
      """
      This browser cannot show reminders. On an iPhone or iPad, add Daybook to the home screen \
      first.
      """
    case .denied:
      """
      This browser does not let Daybook remind you. Allow notifications in its settings for \
      this site, then try again.
      """
    case .failed: "That did not work. Try again in a moment."
    case .error(let error): Self.english(error)
    case .advice(let error): Self.englishAdvice(error)
    }
  }

  private static func english(_ error: PushError) -> String {
    switch error {
    case .badSubscription: "This browser sent an address that reminders cannot be delivered to."
    case .foreignAddress: "This browser’s push service is not on the public internet."
    case .tooMany(let count): "\(count) browsers already remind you."
    }
  }

  private static func englishAdvice(_ error: PushError) -> String {
    switch error {
    case .badSubscription: "Reload the page and try again."
    case .foreignAddress: "Use another browser, or ask the operator to allow the service."
    case .tooMany: "Turn off one that you no longer use."
    }
  }
}
