public import CoreNet

extension HTTPClient {
  /// The network: `timeout(redirects(retries(transport)))`. Each hop of a redirect is retried by
  /// itself, and the call's time bounds all of it. Caching and observing are each product's to add.
  ///
  /// TLS is 1.2 or newer; gzip and deflate are unpacked; giving a task or a body up closes its
  /// connection. Returns at once; threads and connections come with the first call. `random` gives
  /// 0 ..< 1.
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
