import Synchronization

/// Counters of the server, of which only the table of routes takes a lock.
///
/// They do not use swift-metrics, which only emits values: reading them for `/metrics` would also
/// take a backend.
final class HubMetrics: Sendable {
  /// A gauge, read on demand.
  typealias Reading = (name: String, help: String, value: Double)

  /// An atomic counter.
  final class Count: Sendable {
    private let number = Atomic(0)
    var value: Int { number.load(ordering: .relaxed) }
    func add(_ amount: Int = 1) { number.wrappingAdd(amount, ordering: .relaxed) }
  }

  /// The responses of one route.
  struct RouteCounts: Sendable {
    let statuses: [Count] = HubMetrics.statuses.map { _ in Count() } + [Count()]
    let buckets: [Count] = HubMetrics.bounds.map { _ in Count() }
    let answers = Count()
    let microseconds = Count()
  }

  /// The statuses with counters of their own; all others share one.
  static let statuses = [
    200, 201, 204, 303, 304, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 502, 503,
  ]
  /// The upper bounds of the histogram's buckets, in microseconds.
  static let bounds = [
    500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000,
    30_000_000,
  ]

  /// Requests in progress.
  let inFlight = Count()
  /// Streams in progress.
  let streams = Count()
  /// Open connections.
  let connections = Count()
  /// Requests to language models and other servers on behalf of people: the total, the open ones,
  /// and those refused because too many waited.
  let upstreamCalls = Count()
  let upstreamOpen = Count()
  let upstreamRefusals = Count()
  /// Pieces of background work that succeeded, and that failed.
  let jobsDone = Count()
  let jobsFailed = Count()
  /// The responses of each route that was requested.
  private let counted = Mutex<[RouteName: RouteCounts]>([:])
  private let elsewhere = RouteCounts()

  var routes: [RouteName: RouteCounts] { counted.withLock { $0 } }

  func answered(_ route: RouteName?, status: Int, microseconds: Int) {
    let counts =
      route.map { route in
        counted.withLock { $0[route, inserting: RouteCounts()] }
      } ?? elsewhere
    counts.statuses[Self.statuses.firstIndex(of: status) ?? Self.statuses.count].add()
    counts.answers.add()
    counts.microseconds.add(microseconds)
    if let bucket = Self.bounds.firstIndex(where: { microseconds <= $0 }) {
      counts.buckets[bucket].add()
    }
  }

  /// Returns all metrics in Prometheus' text format, with `gauges` read on demand.
  func exposition(gauges: [Reading]) -> String {
    let lines = routeLines() + counterLines() + gaugeLines(gauges)
    return lines.joined(separator: "\n") + "\n"
  }

  private func routeLines() -> [String] {
    let known = routes.sorted { ($0.key.path, $0.key.method) < ($1.key.path, $1.key.method) }
    let rows =
      known.map { ("method=\"\($0.key.method)\",route=\"\($0.key.path)\"", $0.value) }
      + [("method=\"\",route=\"\"", elsewhere)]
    let used = rows.filter { $0.1.answers.value > 0 }
    var lines = header("daybook_requests_total", "counter", "Answers by route and status.")
    for (labels, counts) in used {
      for (count, status) in zip(counts.statuses, Self.statuses.map(String.init) + ["other"])
      where count.value > 0 {
        lines.append("daybook_requests_total{\(labels),status=\"\(status)\"} \(count.value)")
      }
    }
    let duration = "daybook_request_duration_seconds"
    lines += header(duration, "histogram", "From a call's head to its answer's head.")
    for (labels, counts) in used { lines += histogram(duration, labels, counts) }
    return lines
  }

  private func histogram(_ name: String, _ labels: String, _ counts: RouteCounts) -> [String] {
    var (lines, sum): ([String], Int) = ([], 0)
    for (bucket, bound) in zip(counts.buckets, Self.bounds) {
      sum += bucket.value
      lines.append("\(name)_bucket{\(labels),le=\"\(Double(bound) / 1e6)\"} \(sum)")
    }
    let all = max(sum, counts.answers.value)
    return lines + [
      "\(name)_bucket{\(labels),le=\"+Inf\"} \(all)",
      "\(name)_sum{\(labels)} \(Double(counts.microseconds.value) / 1e6)",
      "\(name)_count{\(labels)} \(all)",
    ]
  }

  private func counterLines() -> [String] {
    let place = Self.statuses.firstIndex(of: 429)
    let refusals = (Array(routes.values) + [elsewhere]).reduce(0) { sum, counts in
      sum + (place.map { counts.statuses[$0].value } ?? 0)
    }
    let counters = [
      ("daybook_limit_refusals_total", "Calls refused for coming too often.", refusals),
      ("daybook_upstream_calls_total", "Calls of other servers.", upstreamCalls.value),
      (
        "daybook_upstream_refusals_total", "Calls of other servers that found no turn.",
        upstreamRefusals.value
      ),
      ("daybook_jobs_done_total", "Pieces of background work done.", jobsDone.value),
      ("daybook_jobs_failed_total", "Pieces of background work that failed.", jobsFailed.value),
    ]
    return counters.flatMap { name, help, value in
      header(name, "counter", help) + ["\(name) \(value)"]
    }
  }

  private func gaugeLines(_ gauges: [Reading]) -> [String] {
    let own: [Reading] = [
      ("daybook_requests_in_flight", "Calls being answered.", Double(inFlight.value)),
      ("daybook_upstream_open", "Calls of other servers in progress.", Double(upstreamOpen.value)),
      ("daybook_streams_open", "Streams being written.", Double(streams.value)),
      ("daybook_connections_open", "Open connections.", Double(connections.value)),
    ]
    return (own + gauges).flatMap { name, help, value in
      header(name, "gauge", help) + ["\(name) \(value)"]
    }
  }

  private func header(_ name: String, _ type: String, _ help: String) -> [String] {
    ["# HELP \(name) \(help)", "# TYPE \(name) \(type)"]
  }
}

extension Dictionary {
  /// The value of a key, inserted if there was none.
  fileprivate subscript(key: Key, inserting value: @autoclosure () -> Value) -> Value {
    mutating get {
      if let known = self[key] { return known }
      let new = value()
      self[key] = new
      return new
    }
  }
}
