import CoreModels
import CorePlugin
import CoreStorage
import HubAccounts
import HubWeb
import Logging

/// Runs background jobs while the server runs.
struct JobLoop: Sendable {
  let hub: Hub
  var jobs = Job.all
  /// The maximum number of people's pieces in a step.
  var most = 400

  /// Seconds between two checks for due work.
  private static let pause = 15
  /// The maximum number of parallel pieces.
  private static let width = 4

  private var world: World { hub.services.operatorWorld }
  private var leases: JobLeases {
    JobLeases(store: world.store, makeID: world.makeID)
  }

  private var agenda: JobAgenda { JobAgenda(store: world.store, now: world.now) }

  /// Runs due jobs until its task is cancelled.
  func run() async {
    while !Task.isCancelled {
      do {
        try await catchUp()
      } catch is CancellationError { return } catch {
        world.log.warning("background work: \(error.loggedCode)")
      }
      do { try await world.sleep(.seconds(Self.pause)) } catch { return }
    }
  }

  /// Runs all due pieces, step by step, and returns the names of those that this process ran.
  @discardableResult
  func catchUp() async throws -> [String] {
    var (names, row) = ([String](), "")
    while true {
      let (due, last) = try await pieces(after: row)
      names += try await run(due)
      guard let last else { return names }
      try Task.checkCancellation()
      row = last
    }
  }

  /// Runs the due pieces of one step and returns the names of those that this process ran.
  @discardableResult
  func step() async throws -> [String] { try await run(pieces(after: "").due) }

  private func run(_ pieces: [Piece]) async throws -> [String] {
    try await withThrowingTaskGroup(of: String?.self) { group in
      var rest = pieces[...]
      for _ in 0..<Self.width {
        guard let next = rest.popFirst() else { break }
        group.addTask { try await runIfDue(next) }
      }
      var names: [String] = []
      while let name = try await group.next() {
        if let name { names.append(name) }
        if let next = rest.popFirst() {
          group.addTask { try await runIfDue(next) }
        }
      }
      return names.sorted()
    }
  }

  /// A job of a person, or of nobody.
  private struct Piece {
    let job: Job
    var person: String?
    /// Its row of the agenda; `nil` for a piece that is always looked at.
    var entry: JobAgenda.Entry?
  }

  /// The pieces that may be due: of a hub's many people only what their agenda says after a row,
  /// and the last of its rows if more may follow.
  private func pieces(after row: String) async throws -> (due: [Piece], last: String?) {
    let personal = jobs.filter(\.isPersonal)
    let others = jobs.filter { !$0.isPersonal }.map { Piece(job: $0) }
    guard hub.services.options.isMultiUser else {
      return (others + personal.map { Piece(job: $0, person: world.store.profile) }, nil)
    }
    try await agenda.enroll(in: personal)
    let entries = try await agenda.due(after: row, limit: most)
    let due = entries.compactMap { entry in
      personal.first { $0.name == entry.job }
        .map { Piece(job: $0, person: entry.person, entry: entry) }
    }
    return (others + due, entries.count < most ? nil : entries.last?.key)
  }

  /// Runs a piece if it is due and free, and returns its name; otherwise `nil`. An error ends this
  /// piece only.
  private func runIfDue(_ piece: Piece) async throws -> String? {
    let (job, person) = (piece.job, piece.person)
    let name = job.name + (person.map { "/\($0)" } ?? "")
    do {
      if let entry = piece.entry, try await !agenda.confirm(entry) { return nil }
      guard try await leases.isFree(name), let world = try await world(for: person) else {
        return nil
      }
      guard try await job.hasWork(hub.services, world) else {
        if piece.entry != nil { try await leases.putOff(name, until: next(job, in: world)) }
        return nil
      }
      guard let claim = try await leases.claim(name, seconds: job.timeout * 2) else { return nil }
      try await run(job, in: world, for: claim, isAgreed: piece.entry != nil)
      return name
    } catch let error where !(error is CancellationError) {
      hub.operation.notices.say("\(job.name) not run: \(error.loggedCode)")
      // Otherwise it would be looked at before all others again and again.
      if piece.entry != nil { try? await leases.putOff(name, failedEvery: job.interval) }
      return nil
    }
  }

  /// The time of a piece's next run.
  private func next(_ job: Job, in world: World) async throws -> Instant {
    try await job.next(hub.services, world) ?? world.now().adding(seconds: job.interval)
  }

  private func run(
    _ job: Job, in world: World, for claim: JobLeases.Claim, isAgreed: Bool
  ) async throws {
    do {
      let work: @Sendable () async throws -> Bool = {
        try await job.work(hub.services, world)
        return true
      }
      let isDone = try await world.first(of: work, orAfter: .seconds(job.timeout))
      if isDone == nil { try Task.checkCancellation() }
      hub.operation.metrics.count(job: isDone ?? false)
      let next = isAgreed && isDone != nil ? try await next(job, in: world) : nil
      try await leases.finish(claim, failed: isDone == nil, again: job.interval, at: next)
    } catch {
      hub.operation.metrics.count(job: false)
      world.log.warning("\(job.name) failed: \(error.loggedCode)")
      // Another process runs a cancelled piece at once; a cancelled task could not say so.
      let isOver = Task.isCancelled
      _ = try await Task {
        try await leases.finish(claim, failed: !isOver, again: isOver ? 0 : job.interval)
      }.value
    }
  }

  /// The world for a person's jobs, or the operator's.
  private func world(for person: String?) async throws -> World? {
    guard let person else { return world }
    guard hub.services.options.isMultiUser else {
      var world = self.world
      let browsers = try await hub.services.pushSubscriptions.list(of: person)
      if !browsers.isEmpty { world.notifier = world.notifier.besideBrowsers }
      return world
    }
    var world = try await hub.services.worlds.world(of: Person(id: person, email: nil))
    world.http = SharedFetches(
      store: self.world.store, world: self.world, flights: hub.operation.flights
    ).sharing(world.http)
    // People have no screen of the hub, but browsers with push messages.
    world.notifier = .browsers
    return world
  }
}

extension HubMetrics {
  fileprivate func count(job isDone: Bool) { (isDone ? jobsDone : jobsFailed).add() }
}
