import Foundation

/// The user's browser.
enum Browser {
  /// Opens an address in the browser, if there is one. The address is printed as well.
  static func open(_ address: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    #if os(macOS)
      process.arguments = ["open", address]
    #else
      process.arguments = ["xdg-open", address]
    #endif
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Without a browser, the printed address has to do.
    do { try process.run() } catch { return }
  }
}
