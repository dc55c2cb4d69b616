import CoreModels
import CoreStorage
import Foundation

/// The figures of one store, medians in microseconds.
enum Benchmark {
  static func run(records: Int) async throws -> JSONValue {
    let home = Home(path: NSTemporaryDirectory() + "/store-probe-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: home.path) }
    // Made by another process, so that the memory measured is that of reading alone.
    let filling = Process()
    filling.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    filling.arguments = ["fill", "--home", home.path, "--records", "\(records)"]
    try filling.run()
    filling.waitUntilExit()
    return try await measure(home, records: records)
  }

  private static func measure(_ home: Home, records: Int) async throws -> JSONValue {
    let open = try await median(of: 50) { _ in _ = try Store.open(in: home, effects: .live) }
    let size = try FileManager.default.attributesOfItem(atPath: home.storePath)[.size] as? Int
    var figures = try await measure(Store.open(in: home, effects: .live), records: records)
    figures["open_us"] = .number(open)
    figures["file_mib"] = .number(rounded(Double(size ?? 0) / 1_048_576))
    return .object(figures)
  }

  /// Measures the engine of a filled store.
  static func measure(
    _ store: Store, records: Int
  ) async throws -> [String: JSONValue] {
    let diary = store.collection(of: DiaryEntry.self)
    let find = try await median(of: 1000) { turn in
      let id = "entry-\(turn * 7919 % max(records / 4, 1) * 4 + 1)"
      guard try await diary.find(id) != nil else { throw StoreError.corrupt }
    }
    let month = try await median(of: 100) { turn in
      let first = StoreProbe.firstDay.advanced(by: turn * 37)
      _ = try await diary.list(days: first...first.advanced(by: 29))
    }
    let newest = try await median(of: 200) { _ in
      _ = try await diary.list(order: .newestFirst, limit: 20)
    }
    let goals = store.collection(of: GoalEntry.self)
    let lessons = store.collection(of: LessonEntry.self)
    let search = try await median(of: 100) { turn in
      _ = try await lessons.search("heron\(turn % 10 * 1000)", limit: 20)
    }
    let common = try await median(of: 10) { _ in _ = try await goals.search("river", limit: 20) }
    let history = try await median(of: 20) { _ in _ = try await store.history(limit: 20) }
    let write = try await median(of: 200) { turn in
      try await diary.put(
        DiaryEntry(id: "new-\(turn)", date: .last, text: "written \(turn)", source: "bench"))
    }
    return [
      "records": .integer(Int64(records)), "find_by_id_us": .number(find),
      "list_30_days_us": .number(month), "list_newest_20_us": .number(newest),
      "search_us": .number(search), "search_common_us": .number(common),
      "history_us": .number(history),
      "write_us": .number(write), "resident_mib": .number(residentMebibytes()),
    ]
  }

  private static func median(
    of turns: Int, _ body: (Int) async throws -> Void
  ) async throws -> Double {
    let clock = ContinuousClock()
    var times: [Duration] = []
    for turn in 0..<turns {
      let start = clock.now
      try await body(turn)
      times.append(start.duration(to: clock.now))
    }
    return rounded(times.sorted()[turns / 2] / .microseconds(1))
  }

  /// The most that this process had in memory.
  private static func residentMebibytes() -> Double {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      let kibibytes = Double(usage.ru_maxrss)
    #else
      getrusage(RUSAGE_SELF, &usage)
      let kibibytes = Double(usage.ru_maxrss) / 1024
    #endif
    return rounded(kibibytes / 1024)
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
