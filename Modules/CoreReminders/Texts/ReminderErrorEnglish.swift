import CoreModels

extension ReminderErrorText {
  var english: String {
    switch self {
    case .message(.badTime(let text)): "“\(text)” is not a time of day."
    case .message(.tooManyTimes): "A day has at most \(ReminderSchedule.mostTimes) reminders."
    case .message(.badWeekday(let text)): "“\(text)” is not a day of the week."
    case .message(.badChannel): "Reminders cannot be sent that way."
    case .message(.unknownName(let name, _)): "There is no reminder named “\(name)”."
    case .message(.nothingScheduled): "No reminder is scheduled in the next 14 days."
    case .message(.noSystemd): "There is no systemd user manager here, so no timer can be set."
    case .message(.timerRefused): "The system did not accept the timer."
    case .message(.cannotWriteTimer(let path)): "The timer’s file \(path) cannot be written."
    case .message(.noSessionBus): "There is no desktop session here that could show a notification."
    case .message(.noNotificationService): "Nothing on this desktop shows notifications."
    case .message(.noNotificationProgram):
      "Notifications need the program gdbus or notify-send, and neither is installed."
    case .message(.notificationRefused): "The desktop refused the notification."
    case .message(.cannotAppend(let path)): "The reminder cannot be written to \(path)."
    case .message(.noAddress): "The address for reminders is not stored on this machine."
    case .message(.noTopic): "That address has no ntfy topic in it."
    case .message(.noDayLeft):
      "Reminders need at least one day of the week."
    case .message(.untilInThePast(let day)):
      "Reminders cannot end on \(day.longText(in: .english)): that day is over."
    case .message(.allPaused(let day, _)):
      """
      Everything is paused until the end of \(day.longText(in: .english)), and no reminder is \
      scheduled soon after.
      """
    case .message(.addressRefuses):
      "The address for reminders does not accept them."
    case .message(.keptOffline):
      "You asked for --offline, but this way needs the network."
    case .advice(.badTime): "Write hours and minutes, for example 09:00."
    case .advice(.tooManyTimes): "Leave some times out."
    case .advice(.badWeekday):
      "Write the days in English: \(ReminderErrorText.weekdays); or none."
    case .advice(.badChannel): "Choose desktop, file:PATH, webhook:URL or ntfy:URL."
    case .advice(.unknownName(_, let known)): "Choose one of: \(known.joined(separator: ", "))."
    case .advice(.nothingScheduled(let command)): "Turn reminders on with \(command) on."
    case .advice(.noSystemd(let crontab)):
      "Use cron instead, with this line in crontab -e: \(crontab)"
    case .advice(.timerRefused):
      "Check the system’s log, or use the calendar: remind calendar --out FILE.ics."
    case .advice(.cannotWriteTimer): "Check the permissions of its folder."
    case .advice(.noSessionBus):
      "Log in to a desktop, or choose another way: \(ReminderErrorText.ways)."
    case .advice(.noNotificationService):
      """
      Start a notification service such as dunst or mako, or choose another way: \
      \(ReminderErrorText.ways).
      """
    case .advice(.noNotificationProgram):
      "Install one (apt install libglib2.0-bin), or choose another way: \(ReminderErrorText.ways)."
    case .advice(.notificationRefused):
      """
      Allow notifications in the system’s settings, or choose another way: \
      \(ReminderErrorText.ways).
      """
    case .advice(.cannotAppend): "Check the file and the permissions of its folder."
    case .advice(.noAddress): "Set it again: remind on --through ntfy:URL or webhook:URL."
    case .advice(.noDayLeft):
      "Leave one of them out: \(ReminderErrorText.weekdays)."
    case .advice(.untilInThePast):
      "Choose today or a later day, or none."
    case .advice(.allPaused(_, let command)):
      "See what was chosen with \(command) status."
    case .advice(.addressRefuses):
      "Check the address and what it allows, then set it again: remind on --through URL."
    case .advice(.keptOffline):
      "Leave --offline out, or try --through desktop."
    case .advice(.noTopic): "Put the topic at the end, as in ntfy:https://ntfy.sh/my-topic."
    }
  }
}
