public import CoreModels

/// Why reminders could not be set, or one could not be delivered.
public enum ReminderError: ExplainedError, Hashable {
  /// Not an `HH:mm` time.
  case badTime(String)
  /// More times a day than ``ReminderSchedule/mostTimes``.
  case tooManyTimes
  /// Not the name of a weekday.
  case badWeekday(String)
  /// All days of the week were to be quiet.
  case noDayLeft
  /// The last day is over already.
  case untilInThePast(Day)
  /// Not a way that reminders can take.
  case badChannel
  /// The product has no such series; these it has.
  case unknownName(String, known: [String])
  /// There is nothing in the days to come.
  case nothingScheduled(command: String)
  /// Everything pauses until that day, and nothing comes after it.
  case allPaused(until: Day, command: String)
  /// No systemd user manager answers, so no timer can run; the command for another scheduler.
  case noSystemd(crontab: String)
  /// The system's scheduler refused the job.
  case timerRefused
  /// A file of the job cannot be written.
  case cannotWriteTimer(path: String)
  /// No session bus answers, as where nobody is logged in to a desktop.
  case noSessionBus
  /// Nobody on the session bus shows notifications.
  case noNotificationService
  /// Neither `gdbus` nor `notify-send` is installed.
  case noNotificationProgram
  /// The desktop did not take the notification.
  case notificationRefused
  /// The file of reminders cannot be written.
  case cannotAppend(path: String)
  /// The web address of the channel answered that it does not take reminders.
  case addressRefuses
  /// The person asked for no network.
  case keptOffline
  /// The web address of the channel is not kept on this machine.
  case noAddress
  /// The address of an ntfy server without a topic.
  case noTopic

  /// A stable snake_case word for scripts.
  public var code: String {
    switch self {
    case .badTime: "bad_time"
    case .tooManyTimes: "too_many_times"
    case .badWeekday: "bad_weekday"
    case .noDayLeft: "no_day_left"
    case .untilInThePast: "until_in_the_past"
    case .badChannel: "bad_channel"
    case .unknownName: "unknown_reminder"
    case .nothingScheduled: "nothing_scheduled"
    case .allPaused: "all_paused"
    case .noSystemd: "no_systemd"
    case .timerRefused: "timer_refused"
    case .cannotWriteTimer: "timer_cannot_write"
    case .noSessionBus: "no_session_bus"
    case .noNotificationService: "no_notification_service"
    case .noNotificationProgram: "no_notification_program"
    case .notificationRefused: "notification_refused"
    case .cannotAppend: "reminder_file_cannot_write"
    case .addressRefuses: "address_refuses"
    case .keptOffline: "offline"
    case .noAddress: "no_address"
    case .noTopic: "no_topic"
    }
  }

  private var kind: Failure.Kind {
    switch self {
    case .badTime, .tooManyTimes, .badWeekday, .badChannel, .noTopic: .usage
    case .noDayLeft, .untilInThePast: .badInput
    case .unknownName, .nothingScheduled, .allPaused: .notFound
    case .addressRefuses: .upstreamDenied
    case .noSystemd, .timerRefused, .noSessionBus, .noNotificationService, .noNotificationProgram,
      .notificationRefused, .keptOffline:
      .unavailable
    case .cannotWriteTimer, .cannotAppend: .cannotCreate
    case .noAddress: .misconfigured
    }
  }

  public func failure(in language: Language) -> Failure {
    Failure(
      kind, code: code, message: ReminderErrorText.message(self).text(in: language),
      hint: ReminderErrorText.advice(self).text(in: language))
  }
}
