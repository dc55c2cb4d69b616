import CoreModels
#if PostgreSQL
  import CorePostgres
#endif
import CoreStorage
import Foundation

/// A helper process for tests: writes until it is killed, opens a home, or measures.
@main struct StoreProbe {
  static let usage = """
    store-probe open  --home DIR                open the home and print its device
    store-probe hold  --home DIR                the same, and have it open until killed
    store-probe salvage --home DIR              make a damaged home's store anew, and tell of it
    store-probe write --home DIR --writer N     write until killed, printing what was acknowledged,
                                                with --pause N milliseconds between
    store-probe fill  --home DIR --records N    make a home with that many records
    store-probe live  --home DIR --until DAY    make a home with a life in it, and print its diary
    store-probe coach --home DIR --until DAY    make a home with 500 goals and their chats
    store-probe data  --home DIR                measure export, import, backup and sync of a home
    store-probe saves [--days N]                measure N days (1000) of 40 saves, compacted
    store-probe bench [--records N]             measure a store of that many records (100000)
    store-probe bench --postgres URL            the same in an empty database, where built for it
    """

  static func main() async throws {
    let arguments = CommandLine.arguments
    let home = option("--home", in: arguments).map(Home.init(path:))
    switch (arguments.dropFirst().first, home) {
    case ("open", let home?):
      print(try Store.open(in: home, effects: .live).device)
    case ("hold", let home?):
      let store = try Store.open(in: home, effects: .live)
      // Past every buffer: nobody flushes one when it is killed.
      FileHandle.standardOutput.write(Data((store.device + "\n").utf8))
      try await Task.sleep(for: .seconds(3600))
      _ = try store.dataVersion()
    case ("salvage", let home?):
      let lost = LostStore(home: home, kinds: [Mark.self], effects: .live)
      guard let report = try await lost.salvage(at: Instant(milliseconds: 0)) else { exit(65) }
      let told: JSONValue = [
        "saved": .integer(Int64(report.changes.saved)),
        "known": .integer(Int64(report.changes.known)),
        "incomplete": .array(report.incomplete.map { .string($0.rawValue) }),
      ]
      print(try JSON.text(told))
    case ("write", let home?):
      let pause = option("--pause", in: arguments).flatMap { Int($0) } ?? 0
      try await write(
        to: home, writer: option("--writer", in: arguments) ?? "0", pause: .milliseconds(pause))
    case ("fill", let home?):
      try await fill(home, records: records(in: arguments))
    case ("live", let home?):
      let today = option("--until", in: arguments).flatMap { Day($0) } ?? firstDay
      print(try JSON.text(try await live(in: home, until: today)))
    case ("coach", let home?):
      try await coach(
        in: home, until: option("--until", in: arguments).flatMap { Day($0) } ?? firstDay)
    case ("data", let home?):
      print(try JSON.text(try await DataBenchmark.run(home)))
    case ("saves", _):
      let days = option("--days", in: arguments).flatMap { Int($0) } ?? 1000
      print(try JSON.text(try await saves(days: days)))
    #if PostgreSQL
      case ("bench", _) where option("--postgres", in: arguments) != nil:
        let store = try await Store.open(
          postgres: option("--postgres", in: arguments) ?? "", effects: .live)
        try await fill(store, records: records(in: arguments))
        print(
          try JSON.text(
            JSONValue.object(
              try await Benchmark.measure(store, records: records(in: arguments)))))
    #endif
    case ("bench", _):
      print(try JSON.text(try await Benchmark.run(records: records(in: arguments))))
    default:
      print(usage)
      exit(64)
    }
  }

  private static func option(_ name: String, in arguments: [String]) -> String? {
    arguments.firstIndex(of: name).flatMap { index in
      index + 1 < arguments.count ? arguments[index + 1] : nil
    }
  }

  private static func records(in arguments: [String]) -> Int {
    option("--records", in: arguments).flatMap { Int($0) } ?? 100_000
  }
}

extension Store.Effects {
  static let live = Store.Effects(
    now: { Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) },
    device: StoreProbe.newDevice)
}
