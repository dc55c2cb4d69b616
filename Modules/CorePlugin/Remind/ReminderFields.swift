public import CoreReminders

extension Reminder: JSONObject {
  /// The reminder for scripts and webhooks.
  public static let fields: [Field<Self>] = [
    Field("product", "The app’s id.", \.product),
    Field("identifier", "The permanent name of its series.", \.identifier),
    Field("day", "Its day.", \.day),
    Field("time", "Its time.", \.time.description),
    Field("fires_at", "When it comes.", \.instant),
    Field("title", "Its title.", \.title),
    Field("text", "Its text.", \.text),
  ]
}

extension Timers.State: JSONObject {
  public static let fields: [Field<Self>] = [
    Field("system", "The service that runs it.", \.system.rawValue),
    Field("installed", "Whether it is installed.") { !$0.files.isEmpty },
    Field("active", "Whether it is scheduled.", \.isActive),
    Field("files", "The paths of its files.", \.files),
  ]
}

extension ReminderClaim: JSONObject {
  public static let fields: [Field<Self>] = [
    Field("identifier", "The permanent name of its series.", \.identifier),
    Field("day", "Its day.", \.day),
    Field("time", "Its time.", \.time.description),
    Field("at", "When its state changed.", \.at),
    Field("state", "The state of its delivery.", \.state.rawValue),
    Field("through", "The channel.", \.through),
    Field("problem", "The code of the failure, if any.", \.problem),
    Field("reason", "Why it failed, if it did.", \.reason),
  ]
}
