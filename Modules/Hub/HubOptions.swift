/// How the server was started.
struct HubOptions: Sendable {
  /// The address to listen on.
  var host = "127.0.0.1"
  /// The port to listen on; 0 for any that is free.
  var port = 5001
  /// Whether people have accounts; otherwise it is one person's own.
  var isMultiUser = false
}
