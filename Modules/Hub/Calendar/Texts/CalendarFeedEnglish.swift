import CoreModels

extension CalendarFeedText {
  var english: String {
    switch self {
    case .name: "Daybook"
    case .title: "Calendar feed"
    case .hint:
      """
      Your calendar app can show your affirmations, countdowns and reminders. Whoever has the \
      address can read them, and nothing else.
      """
    case .make: "Make an address"
    case .made(let day): Self.englishMade(day)
    case .isOff: "There is no address: the calendar feed is off."
    case .replace: "Make another address"
    case .replaceQuestion:
      """
      The address that you use now will stop working at once. Make another one?
      """
    case .turnOff: "Turn it off"
    case .turnOffQuestion: "Calendar apps will get nothing new from here. Turn it off?"
    case .address: "Address for your calendar app"
    case .keepSafe: "Copy it now and keep it safe: it is not shown again."
    case .copy: "Copy"
    case .copied: "Copied"
    case .openInApp: "Open in a calendar app"
    }
  }

  private static func englishMade(_ day: Day) -> String {
    """
    An address was made on \(day.longText(in: .english)). It is not shown again; another one \
    can take its place.
    """
  }
}
