import Foundation

/// The system's limit on this process's open files and connections.
enum OpenFiles {
  /// File descriptors for the store, the log and upstream requests, apart from connections.
  static let reserve = 128

  /// Raises the limit as far as allowed and returns it.
  static func raised() -> Int {
    var limit = rlimit()
    #if os(macOS)
      let resource = RLIMIT_NOFILE
    #else
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    guard getrlimit(resource, &limit) == 0 else { return 256 }
    let wanted = min(limit.rlim_max, 1 << 20)
    if limit.rlim_cur < wanted {
      var more = limit
      more.rlim_cur = wanted
      if setrlimit(resource, &more) == 0 { limit = more }
    }
    return Int(min(limit.rlim_cur, 1 << 20))
  }
}
