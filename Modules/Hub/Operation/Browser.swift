import Foundation

/// The person's browser.
enum Browser {
  /// Opens an address where there is a browser; the address was printed as well.
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
    // Where there is none, the printed address has to do.
    do { try process.run() } catch { return }
  }
}
