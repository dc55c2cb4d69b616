public import CoreNet

extension HTTPClient {
  /// The network client: `timeout(redirects(retries(transport)))`. Each hop of a redirect is
  /// retried separately, and the request's time limit covers all of it. Products add caching and
  /// observation themselves.
  ///
  /// Uses TLS 1.2 or newer and decompresses gzip and deflate. Cancelling a task or dropping a body
  /// closes its connection. Returns at once; threads and connections are created for the first
  /// request. `random` returns a number in 0 ..< 1.
  public static func live(
    _ configuration: LiveConfiguration, retry: RetryPolicy = RetryPolicy(), redirects: Int = 5,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
  ) -> HTTPClient {
    let transport = LiveTransport(configuration)
    return HTTPClient(
      shutdown: { await transport.shutdown() }, execute: { try await transport.execute($0) }
    )
    .retrying(retry, sleep: sleep, random: random)
    .followingRedirects(limit: redirects)
    .withinTimeout()
  }
}
