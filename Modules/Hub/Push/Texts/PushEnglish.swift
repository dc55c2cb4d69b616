extension PushText {
  var english: String {
    switch self {
    case .hint:
      """
      Reminders that are on also come to the browsers you choose, even when no page of Daybook \
      is open.
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
    case .badSubscription: "This browser sent something that is no place for reminders."
    case .foreignAddress: "This browser’s push service is not on the open internet."
    case .tooMany(let count): "\(count) browsers remind you already."
    }
  }

  private static func englishAdvice(_ error: PushError) -> String {
    switch error {
    case .badSubscription: "Reload the page and try again."
    case .foreignAddress: "Use another browser, or ask the operator to name the service."
    case .tooMany: "Stop one that you do not use any more."
    }
  }
}
