import CoreModels

extension CalendarFeedText {
  var english: String {
    switch self {
    case .name: "Daybook"
    case .title: "Calendar feed"
    case .hint:
      """
      Your calendar app can show your affirmations, countdowns and reminders. Anyone who has the \
      address can read them, and nothing else.
      """
    case .make: "Create an address"
    case .made(let day): Self.englishMade(day)
    case .isOff: "There is no address: the calendar feed is off."
    case .replace: "Create another address"
    case .replaceQuestion:
      """
      The address that you use now will stop working at once. Create another one?
      """
    case .turnOff: "Turn it off"
    case .turnOffQuestion: "Calendar apps will get nothing new from here. Turn it off?"
    case .address: "Address for your calendar app"
    case .keepSafe: "Copy it now and keep it safe: it will not be shown again."
    case .copy: "Copy"
    case .copied: "Copied"
    case .openInApp: "Open in a calendar app"
    }
  }

  private static func englishMade(_ day: Day) -> String {
    """
    An address was created on \(day.longText(in: .english)). It will not be shown again; you can \
    replace it with another.
    """
  }
}
