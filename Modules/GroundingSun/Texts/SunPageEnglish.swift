import CoreModels

extension SunPageWord {
  var english: String {
    switch self {
    case .newQuote: "New quote"
    case .newHint: "Gives today another affirmation"
    case .settings: "Settings"
    case .close: "Close"
    case .affirmations: "Affirmations"
    case .history: "Days so far"
    case .today: "Today"
    case .parts: "Parts of Grounding Sun"
    case .look: "Look"
    case .light: "Light"
    case .dark: "Dark"
    case .byClock: "By the clock: light from 06:00 until 18:00"
    case .bySun: "By the sun at a place"
    case .place: "Place: degrees north and east"
    case .reminders: "Reminder"
    case .remindMe: "Remind me every day"
    case .time: "Time"
    case .timeHint: "Several times, separated by commas, such as 09:00, 20:30."
    case .remindHint:
      "It arrives on the device where Daybook’s reminders are installed, or in a browser "
        + "that allows notifications."
    case .source: "Source"
    case .bundled: "The ones that come with Grounding Sun"
    case .server: "A server that answers with affirmations"
    case .address: "Its address, beginning with https"
    case .keptSource: "Keep the current one"
    case .language: "Language"
    case .save: "Save"
    case .write: "Write your own"
    case .add: "Keep"
    case .edit: "Reword"
    case .remove: "Do not show again"
    case .bringBack: "Bring back"
    case .removed: "No longer shown"
    case .own: "your own"
    case .noneListed: "There are no affirmations. Write the first one yourself."
    case .noHistory: "No days yet. Today will be the first."
    case .older: "Older"
    case .newer: "Newer"
    case .picture: "Picture"
    case .share: "Share"
    }
  }
}
