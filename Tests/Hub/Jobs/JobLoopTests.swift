import CoreModels
import CorePlugin
import CoreStorage
import Synchronization
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Background work") struct JobLoopTests {
  /// Records the work done and the hub that did it.
  private final class Done: Sendable {
    private let list = Mutex<[String]>([])
    var all: [String] { list.withLock { $0 } }
    func add(_ name: String) { list.withLock { $0.append(name) } }
  }

  private func loop(_ name: String, _ stage: Stage, _ done: Done, fails: Bool = false) -> JobLoop {
    var options = HubOptions()
    options.isMultiUser = true
    let job = Job(name: "probe", interval: 100, timeout: 10, isPersonal: true) { _, world in
      done.add("\(world.store.profile) by \(name)")
      if fails { throw Failure(.unavailable, code: "probe", message: "no") }
    }
    return JobLoop(hub: Hub([], in: stage.world, options: options), jobs: [job])
  }

  private func stage(people: Int) async throws -> Stage {
    let stage = try Stage()
    for number in 0..<people {
      try await stage.world.store.profile(named: "person-\(number)")
        .set(Setting("probe", default: 0), to: 1)
    }
    return stage
  }

  @Test func `is shared by two hubs, and nothing is done twice`() async throws {
    let stage = try await stage(people: 40)
    let done = Done()
    let (one, other) = (loop("one", stage, done), loop("other", stage, done))
    for round in 1...3 {
      async let first = one.step()
      async let second = other.step()
      let pieces = try await first + second
      #expect(pieces.count == 40 && Set(pieces).count == 40)
      #expect(done.all.count == 40 * round)
      stage.clock.advance(seconds: 99)
      #expect(try await one.step() + other.step() == [])
      stage.clock.advance(seconds: 1)
    }
  }

  @Test func `is taken over where its owner dies in the middle`() async throws {
    let stage = try await stage(people: 1)
    let leases = JobLeases(store: stage.world.store, makeID: stage.world.makeID)
    let dead = try #require(try await leases.claim("probe/person-0", seconds: 20))
    let done = Done()
    let other = loop("other", stage, done)
    stage.clock.advance(seconds: 19)
    #expect(try await other.step() == [])
    stage.clock.advance(seconds: 1)
    #expect(try await other.step() == ["probe/person-0"])
    #expect(done.all == ["person-0 by other"])
    // An owner that counts as crashed cannot change anything.
    #expect(try await !leases.finish(dead, again: 0))
    #expect(try await other.step() == [])
  }

  @Test func `is free for others at once where its process is told to end`() async throws {
    let stage = try await stage(people: 1)
    let (begun, done) = (Done(), Done())
    var options = HubOptions()
    options.isMultiUser = true
    let job = Job(name: "probe", interval: 100, timeout: 10, isPersonal: true) { _, world in
      begun.add(world.store.profile)
      try await world.sleep(.seconds(10))
    }
    let ending = JobLoop(hub: Hub([], in: stage.world, options: options), jobs: [job])
    let task = Task { try await ending.step() }
    while begun.all.isEmpty { await Task.yield() }
    task.cancel()
    _ = await task.result
    #expect(try await loop("other", stage, done).step() == ["probe/person-0"])
    #expect(done.all == ["person-0 by other"])
  }

  @Test func `comes less often where it fails`() async throws {
    let stage = try await stage(people: 1)
    let done = Done()
    let failing = loop("one", stage, done, fails: true)
    for pause in [200, 400, 800, 1600, 1600] {
      #expect(try await failing.step().count == 1)
      stage.clock.advance(seconds: pause - 1)
      #expect(try await failing.step() == [])
      stage.clock.advance(seconds: 1)
    }
  }

  @Test func `goes on with others where one person’s store cannot be asked`() async throws {
    let stage = try await stage(people: 6)
    let done = Done()
    var options = HubOptions()
    options.isMultiUser = true
    let job = Job(
      name: "probe", interval: 100, timeout: 10, isPersonal: true,
      hasWork: { _, world in
        if world.store.profile == "person-2" { throw StoreError.locked }
        return true
      }
    ) { _, world in done.add(world.store.profile) }
    let loop = JobLoop(hub: Hub([], in: stage.world, options: options), jobs: [job])
    #expect(try await loop.step().count == 5)
    #expect(Set(done.all) == ["person-0", "person-1", "person-3", "person-4", "person-5"])
  }

  /// A loop of small steps, whose job cannot be asked about some people and is idle for others.
  private func loop(
    of stage: Stage, failing: Set<String> = [], idle: Set<String> = [], _ asked: Done = Done()
  ) -> JobLoop {
    var options = HubOptions()
    options.isMultiUser = true
    let job = Job(
      name: "probe", interval: 100, timeout: 10, isPersonal: true,
      hasWork: { _, world in
        asked.add(world.store.profile)
        if failing.contains(world.store.profile) { throw StoreError.locked }
        return !idle.contains(world.store.profile)
      }
    ) { _, _ in }
    return JobLoop(hub: Hub([], in: stage.world, options: options), jobs: [job], most: 2)
  }

  @Test func `does not come to others later because of those that cannot be asked`() async throws {
    let stage = try await stage(people: 4)
    let asked = Done()
    let loop = loop(of: stage, failing: ["person-0", "person-1"], asked)
    #expect(try await loop.step() == [])
    #expect(try await loop.step() == ["probe/person-2", "probe/person-3"])
    #expect(asked.all.count == 4)
    // They are asked again, less and less often.
    stage.clock.advance(seconds: 199)
    _ = try await loop.catchUp()
    #expect(asked.all.filter { $0 == "person-0" }.count == 1)
    stage.clock.advance(seconds: 1)
    _ = try await loop.catchUp()
    #expect(asked.all.filter { $0 == "person-0" }.count == 2)
  }

  @Test func `goes on as long as more is due, also where a piece has nothing to do`() async throws {
    let stage = try await stage(people: 5)
    let names = try await loop(of: stage, idle: ["person-0", "person-2"]).catchUp()
    #expect(names.sorted() == ["probe/person-1", "probe/person-3", "probe/person-4"])
  }

  @Test func `reads what is due, and not who exists`() async throws {
    let stage = try await stage(people: 30)
    var options = HubOptions()
    options.isMultiUser = true
    let (asked, done) = (Done(), Done())
    let rest = stage.world.now().adding(seconds: 3600)
    let job = Job(
      name: "probe", interval: 10, timeout: 10, isPersonal: true,
      hasWork: { _, world in
        asked.add(world.store.profile)
        return try await world.store.read { try $0.setting(Setting("probe", default: 0)) } > 1
      }, next: { _, _ in rest }, followsWrites: true
    ) { _, world in done.add(world.store.profile) }
    let loop = JobLoop(hub: Hub([], in: stage.world, options: options), jobs: [job])
    #expect(try await loop.step() == [])
    #expect(asked.all.count == 30)
    // Beyond the time by which the clocks of machines may differ.
    for _ in 0..<5 {
      stage.clock.advance(seconds: 100)
      _ = try await loop.step()
    }
    #expect(asked.all.count <= 60)
    let before = asked.all.count
    stage.clock.advance(seconds: 100)
    try await stage.world.store.profile(named: "person-7")
      .set(Setting("probe", default: 0), to: 2)
    #expect(try await loop.step() == ["probe/person-7"])
    #expect(asked.all.count == before + 1)
    #expect(done.all == ["person-7"])
    stage.clock.advance(seconds: 3600)
    _ = try await loop.step()
    #expect(asked.all.count == before + 31)
  }

  @Test func `ends for those who wrote nothing for a month, until they write`() async throws {
    let stage = try await stage(people: 2)
    let done = Done()
    let loop = loop("one", stage, done)
    #expect(try await loop.step().count == 2)
    stage.clock.advance(seconds: 31 * 86_400)
    #expect(try await loop.step() == [])
    try await stage.world.store.profile(named: "person-1")
      .set(Setting("probe", default: 0), to: 2)
    #expect(try await loop.step() == ["probe/person-1"])
  }

  @Test func `asks nobody for news without a network`() async throws {
    var stage = try Stage()
    stage.world.isOffline = true
    let hub = Hub([NewsPlugin()], in: stage.world, options: HubOptions())
    #expect(try await JobLoop(hub: hub, jobs: [.refresh]).step() == [])
  }

  /// A product whose refresh fails the test.
  private struct NewsPlugin: Plugin {
    let id = "news"
    let name = "News"
    let abstract = "Asks for news."
    func refresh(in world: World) async throws { Issue.record("news were asked for") }
  }

  @Test func `sweeps what is over`() async throws {
    let stage = try Stage()
    let namespace = RegistryNamespace<Int>("probe")
    let now = stage.world.now()
    try await stage.world.store.transaction {
      try $0.registry().put(1, "a", in: namespace, until: now.adding(seconds: 10))
    }
    let hub = Hub([], in: stage.world, options: HubOptions())
    stage.clock.advance(seconds: 10)
    #expect(try await JobLoop(hub: hub, jobs: [.sweep]).step() == ["sweep"])
    let left = try await stage.world.store.read { try $0.registry.list(namespace) }
    #expect(left.isEmpty)
  }
}
