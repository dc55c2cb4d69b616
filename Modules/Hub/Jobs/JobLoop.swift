import CoreModels
import CoreNet
import CorePlugin
import CoreReminders
import CoreStorage
import HubAccounts
import HubWeb
import Logging

/// Runs background jobs while the server runs.
struct JobLoop: Sendable {
  let hub: Hub
  var jobs = Job.all

  /// Seconds between two checks for due work.
  private static let pause = 15
  /// The maximum number of parallel pieces.
  private static let width = 4
  /// The maximum number of people's pieces in a step.
  private static let most = 400

  private var world: World { hub.services.operatorWorld }
  private var leases: JobLeases {
    JobLeases(store: world.store, now: world.now, makeID: world.makeID)
  }

  private var agenda: JobAgenda { JobAgenda(store: world.store, now: world.now) }

  /// Runs due jobs until its task is cancelled.
  func run() async {
    while !Task.isCancelled {
      do {
        // More than a step holds may be due.
        while try await step().count >= Self.most { try Task.checkCancellation() }
      } catch is CancellationError { return } catch {
        world.log.warning("background work: \(error.loggedCode)")
      }
      do { try await world.sleep(.seconds(Self.pause)) } catch { return }
    }
  }

  /// Runs the due pieces and returns the names of those that this process ran.
  @discardableResult
  func step() async throws -> [String] {
    let pieces = try await pieces()
    return try await withThrowingTaskGroup(of: String?.self) { group in
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

  /// The pieces that may be due: of a hub's many people only what their agenda says.
  private func pieces() async throws -> [Piece] {
    let personal = jobs.filter(\.isPersonal)
    let others = jobs.filter { !$0.isPersonal }.map { Piece(job: $0) }
    guard hub.services.options.isMultiUser else {
      return others + personal.map { Piece(job: $0, person: world.store.profile) }
    }
    try await agenda.enroll(in: personal)
    return try await others
      + agenda.due(limit: Self.most).compactMap { entry in
        personal.first { $0.name == entry.job }
          .map { Piece(job: $0, person: entry.person, entry: entry) }
      }
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
