import CoreModels

/// A job as a launchd agent of macOS (`launchd.plist(5)`).
public struct LaunchAgent: Hashable, Sendable {
  /// The agent's label within the user's session.
  public let label: String
  /// The property list, in XML.
  public let text: String
  /// The part of the text that defines when it runs.
  public let schedule: String

  /// The agent of a job. It also runs at log-in, and catches up on missed times.
  public init(_ job: TimerJob) {
    label = LaunchAgent.label(of: job.name)
    let times = job.wakeTimes.map { time in
      """
          <dict>
            <key>Hour</key><integer>\(time.hour)</integer>
            <key>Minute</key><integer>\(time.minute)</integer>
          </dict>

      """
    }
    // launchd supports only the machine's time zone.
    schedule =
      job.zone == nil
      ? """
      <key>StartCalendarInterval</key>
        <array>
      \(times.joined())  </array>
      """
      : "<key>StartInterval</key><integer>\(TimerJob.period * 60)</integer>"
    let environment = job.locale.map { locale in
      """
        <key>EnvironmentVariables</key>
        <dict><key>LANG</key><string>\(locale.xmlEscaped)</string></dict>

      """
    }
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>Label</key><string>\(label.xmlEscaped)</string>
        <key>ProgramArguments</key>
        <array>
      \(job.command.map { "    <string>\($0.xmlEscaped)</string>\n" }.joined())  </array>
      \(environment ?? "")  \(schedule)
        <key>RunAtLoad</key><true/>
        <key>Disabled</key><\(job.times.isEmpty)/>
        <key>ProcessType</key><string>Background</string>
      </dict>
      </plist>

      """
  }

  /// The label of the job with that name.
  public static func label(of name: String) -> String { "org.daybook.\(name)" }
}
