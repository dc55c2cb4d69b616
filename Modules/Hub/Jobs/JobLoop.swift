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
  /// Days without a write after which a person's jobs stop.
  private static let activeDays = 30
  /// The maximum number of parallel pieces.
  private static let width = 4

  private var world: World { hub.services.operatorWorld }
  private var leases: JobLeases {
    JobLeases(store: world.store, now: world.now, makeID: world.makeID)
  }

  /// Runs due jobs until its task is cancelled.
  func run() async {
    while !Task.isCancelled {
      do { try await step() } catch is CancellationError { return } catch {
        world.log.warning("background work: \(error.loggedCode)")
      }
      do { try await world.sleep(.seconds(Self.pause)) } catch { return }
    }
  }

  /// Runs the due pieces and returns the names of those that this process ran.
  @discardableResult
  func step() async throws -> [String] {
    var pieces = jobs.filter { !$0.isPersonal }.map { (job: $0, person: String?.none) }
    let people = try await people()
    for job in jobs where job.isPersonal { pieces += people.map { (job, $0) } }
    return try await withThrowingTaskGroup(of: String?.self) { group in
      var rest = pieces[...]
      for _ in 0..<Self.width {
        guard let next = rest.popFirst() else { break }
        group.addTask { try await runIfDue(next.job, for: next.person) }
      }
      var names: [String] = []
      while let name = try await group.next() {
        if let name { names.append(name) }
        if let next = rest.popFirst() {
          group.addTask { try await runIfDue(next.job, for: next.person) }
        }
      }
      return names.sorted()
    }
  }

  /// The profiles that jobs run for.
  private func people() async throws -> [String] {
    guard hub.services.options.isMultiUser else { return [world.store.profile] }
    let since = world.now().adding(seconds: -Self.activeDays * 86_400)
    return try await world.store.profiles().filter { $0.latest.map { $0 >= since } ?? false }
      .map(\.name)
  }

  /// Runs a piece if it is due and free, and returns its name; otherwise `nil`. An error ends this
  /// piece only.
  private func runIfDue(_ job: Job, for person: String?) async throws -> String? {
    let piece = job.name + (person.map { "/\($0)" } ?? "")
    do {
      guard try await leases.isFree(piece), let world = try await world(for: person),
        try await job.hasWork(hub.services, world),
        let claim = try await leases.claim(piece, seconds: job.timeout * 2)
      else { return nil }
      try await run(job, in: world, for: claim)
      return piece
    } catch let error where !(error is CancellationError) {
      hub.operation.notices.say("\(job.name) not run: \(error.loggedCode)")
      return nil
    }
  }

  private func run(_ job: Job, in world: World, for claim: JobLeases.Claim) async throws {
    do {
      let work: @Sendable () async throws -> Bool = {
        try await job.work(hub.services, world)
        return true
      }
      let isDone = try await world.first(of: work, orAfter: .seconds(job.timeout))
      hub.operation.metrics.count(job: isDone ?? false)
      try await leases.finish(claim, failed: isDone == nil, again: job.interval)
    } catch {
      hub.operation.metrics.count(job: false)
      world.log.warning("\(job.name) failed: \(error.loggedCode)")
      // Another process runs a cancelled piece at once.
      let isOver = Task.isCancelled
      try await leases.finish(claim, failed: !isOver, again: isOver ? 0 : job.interval)
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
