import CoreReminders
import Foundation
import Testing

@testable import CommandHost

/// A test's session bus, with or without a notification service; both end with this object.
final class SessionBus: Sendable {
  /// The environment variables that point to the bus.
  let environment: [String: String]
  private let folder = TemporaryFolder()
  private let daemons: [Daemon]

  /// `true` if the required programs are installed, as Scripts/test does.
  static var isInstalled: Bool {
    ["/usr/bin/dbus-daemon", "/usr/bin/gdbus", "/usr/lib/python3/dist-packages/dbusmock"]
      .allSatisfy(FileManager.default.fileExists)
  }

  /// Starts a bus; `capabilities` are those of the notification service, `nil` for no service.
  init(capabilities: String? = "body body-markup") async throws {
    let address = "unix:path=\(folder.path)/bus"
    environment = ["DBUS_SESSION_BUS_ADDRESS": address]
    // The tests' own processes are not part of a desktop.
    let configuration = folder.path + "/bus.conf"
    try """
    <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
     "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
    <busconfig>
      <type>session</type>
      <listen>\(address)</listen>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
    </busconfig>
    """.write(toFile: configuration, atomically: true, encoding: .utf8)
    var daemons = [
      try Daemon(["dbus-daemon", "--nofork", "--config-file", configuration], environment)
    ]
    for _ in 0..<1000 where access(folder.path + "/bus", F_OK) != 0 {
      try await Task.sleep(for: .milliseconds(10))
    }
    if let capabilities {
      daemons.append(
        try Daemon(
          [
            "/usr/bin/python3", "-m", "dbusmock", "--logfile", folder.path + "/log", "--template",
            "notification_daemon", "--parameters", #"{"capabilities": "\#(capabilities)"}"#,
          ], environment))
      let wait = ["gdbus", "wait", "--session", "--timeout", "30", "org.freedesktop.Notifications"]
      #expect(try await Program(wait, environment: environment).end().status == 0)
    }
    self.daemons = daemons
  }

  /// The notifications received, as `"Daybook" 0 "" "title" "text" [] {} -1`.
  var notifications: [String] {
    get throws {
      let log = try String(contentsOfFile: folder.path + "/log", encoding: .utf8)
      // A notification may have several lines; the first one starts with the time.
      return log.components(separatedBy: " Notify ").dropFirst().map { entry in
        entry.split(separator: "\n", omittingEmptySubsequences: false)
          .prefix { !$0.hasSuffix(" GetCapabilities") && Double($0) == nil }
          .joined(separator: "\n").trimmingCharacters(in: .newlines)
      }
    }
  }
}

/// A program that runs as long as this object lives.
private final class Daemon: @unchecked Sendable {
  private let process = Process()

  init(_ command: [String], _ environment: [String: String]) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    // Test threads block other signals, and their children inherit that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
