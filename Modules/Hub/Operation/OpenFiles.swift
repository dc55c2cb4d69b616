import Foundation

/// How many files and connections the system lets this process have open.
enum OpenFiles {
  /// What the store, the log and calls of other servers need beside connections.
  static let reserve = 128

  /// Asks for as many as are allowed, and answers how many there may be.
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
