// swift-tools-version: 6.2
import PackageDescription

let core = ["CoreModels", "CoreStorage", "CoreNet", "CoreTerminal"]
let transport = [
  "AsyncHTTPClient", "NIOCore", "NIOHTTP1", "NIOHTTPCompression", "NIOPosix", "NIOSSL",
]
let plugin =
  core + ["CoreReminders", "CorePlugin", "ArgumentParser", "HTTPTypes", "Logging", "Mustache"]

let server = [
  "Hummingbird", "HummingbirdCore", "NIOCore", "NIOHTTPTypes", "NIOPosix", "NIOSSL",
  "ServiceLifecycle", "UnixSignals", "JWTKit", "Crypto", "CryptoExtras",
]

// Those of the suite, in `daybook` and on the web.
let products = ["Lesson", "Mori", "GroundingSun", "DailyBrief", "Aclio"]

// One line per room: its name, and what it may import.
// `ONLY=Lesson` keeps that room, its tests and what they need; `ONLY=LessonApp` its executable as
// well; commas separate several. `ONLY=All,CorePostgres` is everything, and those tests as well that
// need a trait.
let rooms: [Room] = [
  .generator("ContentPlugin", tool: "ContentTool"),
  .module("CoreModels", hasContent: true),
  .module(
    "CoreStorage", ["CoreModels", "GRDB"], tests: ["StoreProbe", "SmallDisk"], hasContent: true),
  .system("CZlib", library: "zlib", debian: "zlib1g-dev"),
  .module("CoreGzip", ["CZlib"]),
  .system("CLibPQ", library: "libpq", debian: "libpq-dev"),
  .module("CorePostgres", ["CoreModels", "CoreStorage", "CLibPQ"]),
  .module("CoreSeal", ["CoreStorage", "Crypto", "CryptoExtras"]),
  .module("CoreNet", ["CoreModels", "CoreStorage", "HTTPTypes"], hasContent: true),
  .module("CoreNetLive", ["CoreNet", "CoreGzip", "HTTPTypes"] + transport, tests: ["Loopback"]),
  .module("CoreTerminal", ["CoreModels"], hasContent: true),
  .module("CoreReminders", ["CoreModels", "CoreStorage"], hasContent: true),
  .module("CorePlugin", plugin, tests: ["TestSupport"], hasContent: true),
  .module("CommandHost", plugin, tests: ["TestSupport", "SmallDisk"], hasContent: true),
  .module(
    "HubConfiguration", ["CoreModels", "CoreStorage", "HTTPTypes"],
    tests: ["TestSupport", "CorePlugin"]),
  .module(
    "Hub", plugin + server + ["CoreGzip", "CZlib", "HubConfiguration"],
    tests: ["TestSupport", "CommandHost"] + products, hasContent: true),
  .product("Lesson"), .app("LessonApp", runs: ["Lesson", "CoreNetLive"]),
  .product("Mori", ["CoreGzip"]), .app("MoriApp", runs: ["Mori"]),
  .product("GroundingSun"), .app("GroundingSunApp", runs: ["GroundingSun", "CoreNetLive"]),
  .product("DailyBrief"), .app("DailyBriefApp", runs: ["DailyBrief", "CoreNetLive"]),
  .module("AclioModeration", ["CoreModels"], hasContent: true),
  .module("AclioPlanner", ["CoreModels"], hasContent: true),
  .product("Aclio", ["AclioModeration", "AclioPlanner"]),
  .app("AclioApp", runs: ["Aclio", "CoreNetLive"]),
  .app(
    "DaybookApp",
    runs: products + ["CoreNetLive", "CoreStorage", "HubConfiguration"]),
  .app("SealApp", command: "daybook-seal", runs: ["CoreSeal", "CoreStorage"], hasHost: false),
  .app(
    "HubApp", command: "daybook-hub",
    runs: products + ["CoreNetLive", "CoreStorage", "CorePostgres", "Hub", "HubConfiguration"]),
  .tests(
    "Contract",
    of: [
      "DaybookApp", "MoriApp", "HubApp", "SealApp", "CoreModels", "CoreStorage", "Loopback",
      "Seeded",
      "SmallDisk",
    ]),
  .support("TestSupport", plugin),
  .support("Seeded"), .support("Loopback"), .support("SmallDisk"),
  .tool("StoreProbe", ["CoreModels", "CoreStorage", "CorePostgres"]),
  .tool("BareServer", ["Hummingbird", "Logging"]),
]

let libraries = [
  "ArgumentParser": Library("apple/swift-argument-parser", "1.8.0"),
  "AsyncHTTPClient": Library("swift-server/async-http-client", "1.37.0"),
  "Crypto": Library("apple/swift-crypto", "4.5.2"),
  "CryptoExtras": Library("apple/swift-crypto", "4.5.2"),
  "GRDB": Library("groue/GRDB.swift", "7.10.0"),
  "HTTPTypes": Library("apple/swift-http-types", "1.8.0"),
  "Hummingbird": Library("hummingbird-project/hummingbird", "2.28.0"),
  "HummingbirdCore": Library("hummingbird-project/hummingbird", "2.28.0"),
  "JWTKit": Library("vapor/jwt-kit", "5.7.0"),
  "Logging": Library("apple/swift-log", "1.16.0"),
  "Mustache": Library("hummingbird-project/swift-mustache", "2.1.0"),
  "NIOCore": Library("apple/swift-nio", "2.101.0"),
  "NIOHTTP1": Library("apple/swift-nio", "2.101.0"),
  "NIOHTTPCompression": Library("apple/swift-nio-extras", "1.35.0"),
  "NIOHTTPTypes": Library("apple/swift-nio-extras", "1.35.0"),
  "NIOPosix": Library("apple/swift-nio", "2.101.0"),
  "NIOSSL": Library("apple/swift-nio-ssl", "2.37.0"),
  "ServiceLifecycle": Library("swift-server/swift-service-lifecycle", "2.13.0"),
  "UnixSignals": Library("swift-server/swift-service-lifecycle", "2.13.0"),
]

// Left out unless a trait is asked for, as by `swift build --traits PostgreSQL`: nothing else needs
// what it needs. Code of it stands between `#if PostgreSQL` and `#endif`.
let traits = ["CLibPQ": "PostgreSQL", "CorePostgres": "PostgreSQL"]

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  // Milliseconds of the compiler's processor time. What is slower makes every build slow, and is put
  // right by naming its types. A third would do, but on a busy machine what an expression is the
  // first to load is counted as its own, and a check must not fail by chance.
  .unsafeFlags([
    "-Xfrontend", "-warn-long-expression-type-checking=1000",
    "-Xfrontend", "-warn-long-function-bodies=1500",
  ]),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// What follows turns the lines above into a package; a new room changes nothing below.
let kept = keptRooms(Context.environment["ONLY"])
let used = kept.flatMap(\.needs).compactMap { libraries[$0] }
let package = Package(
  name: "Daybook",
  platforms: [.macOS(.v15)],
  products: kept.filter { $0.kind == .app }.map {
    .executable(name: $0.command, targets: [$0.name])
  },
  traits: Set(traits.values.map { .trait(name: $0) }),
  // Several libraries may come from one package.
  dependencies: Dictionary(used.map { ($0.name, $0.package) }) { first, _ in first }.map(\.value),
  targets: kept.flatMap(\.targets)
)

@MainActor struct Room {
  enum Kind { case module, app, support, system, tool, tests, generator }

  let kind: Kind
  let name: String
  var needs: [String] = []
  var testNeeds: [String] = []
  var isTested = false
  /// Whether it has a folder of texts, tables and other files that the build turns into Swift.
  var hasContent = false
  /// How an app is run, where its name does not say so.
  var ownCommand: String?
  /// Of a system library: its name for pkg-config, and Debian's for what has its headers.
  var library = (name: "", debian: "")
  /// Of a plugin that generates sources: the executable that does.
  var generator = ""

  /// A build-tool plugin, which turns a room's `Content` folder into Swift.
  static func generator(_ name: String, tool: String) -> Room {
    Room(kind: .generator, name: name, generator: tool)
  }

  static func module(
    _ name: String, _ needs: [String] = [], tests: [String] = [], hasContent: Bool = false
  ) -> Room {
    Room(
      kind: .module, name: name, needs: needs.filter { $0 != name },
      testNeeds: tests + ["Seeded"], hasContent: hasContent)
  }
  static func product(_ name: String, _ needs: [String] = []) -> Room {
    .module(name, plugin + needs, tests: ["TestSupport"], hasContent: true)
  }
  static func app(
    _ name: String, command: String? = nil, runs: [String], hasHost: Bool = true
  ) -> Room {
    let host = hasHost ? ["CommandHost", "CorePlugin"] : ["ArgumentParser"]
    return Room(kind: .app, name: name, needs: runs + host, ownCommand: command)
  }
  static func support(_ name: String, _ needs: [String] = []) -> Room {
    Room(kind: .support, name: name, needs: needs)
  }
  static func system(_ name: String, library: String, debian: String) -> Room {
    Room(kind: .system, name: name, library: (library, debian))
  }
  static func tool(_ name: String, _ needs: [String]) -> Room {
    Room(kind: .tool, name: name, needs: needs)
  }
  static func tests(_ name: String, of needs: [String]) -> Room {
    Room(kind: .tests, name: name, testNeeds: needs, isTested: true)
  }

  /// `GroundingSunApp` is run as `grounding-sun`.
  var command: String {
    ownCommand
      ?? String(
        folder.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined().dropFirst())
  }
  var folder: String { kind == .app ? String(name.dropLast("App".count)) : name }

  var path: String {
    switch kind {
    case .module, .system, .generator: "Modules/\(name)"
    case .app: "Apps/\(folder)"
    case .support, .tool, .tests: "Tests/\(name)"
    }
  }

  var targets: [Target] {
    let own = needs.map(dependency)
    let itself: [Target] =
      switch kind {
      case .module:
        [
          .target(
            name: name, dependencies: own, path: path, exclude: hasContent ? ["Content"] : [],
            swiftSettings: settings,
            plugins: hasContent ? [.plugin(name: "ContentPlugin")] : [])
        ]
      case .support:
        [.target(name: name, dependencies: own, path: path, swiftSettings: settings)]
      case .generator:
        [
          .executableTarget(
            name: generator, path: "Modules/\(generator)", swiftSettings: settings),
          .plugin(
            name: name, capability: .buildTool(), dependencies: [.target(name: generator)],
            path: path),
        ]
      case .app, .tool:
        [.executableTarget(name: name, dependencies: own, path: path, swiftSettings: settings)]
      case .system:
        [
          .systemLibrary(
            name: name, path: path, pkgConfig: library.name, providers: [.apt([library.debian])])
        ]
      case .tests: []
      }
    return isTested ? itself + [tests] : itself
  }

  private var tests: Target {
    let tested = kind == .generator ? generator : name
    return .testTarget(
      name: tested + "Tests",
      dependencies: (needs + testNeeds).map(dependency)
        + (kind == .tests ? [] : [dependency(tested)]),
      path: "Tests/\(tested)", swiftSettings: settings)
  }
}

struct Library {
  let package: Package.Dependency
  let name: String

  init(_ repository: String, _ version: Version) {
    package = .package(url: "https://github.com/\(repository)", from: version)
    name = String(repository.split(separator: "/")[1])
  }
}

@MainActor func dependency(_ need: String) -> Target.Dependency {
  if let library = libraries[need] { return .product(name: need, package: library.name) }
  return .target(name: need, condition: traits[need].flatMap { .when(traits: [$0]) })
}

/// Every room, or the named ones with their tests and all that these need.
@MainActor func keptRooms(_ only: String?) -> [Room] {
  let names = (only ?? "").split(separator: ",").map(String.init)
  let isAll = names.isEmpty || names.contains("All")
  let named = rooms.map { room in
    var room = room
    let hasTests = [.module, .tests, .generator].contains(room.kind)
    room.isTested = hasTests && traits[room.name] == nil
    let isNamed = names.contains { $0 == room.name || $0 == room.name + "App" }
    if !isAll || isNamed {
      room.isTested = hasTests && isNamed
    }
    return room
  }
  guard !isAll else { return named }
  var kept: Set<String> = []
  var open = names.filter { name in rooms.contains { $0.name == name } }
  precondition(open.count == names.count, "ONLY names a room that is not in Package.swift")
  while let name = open.popLast() {
    guard kept.insert(name).inserted, let room = named.first(where: { $0.name == name }) else {
      continue
    }
    open +=
      room.needs + (room.isTested ? room.testNeeds : [])
      + (room.hasContent ? ["ContentPlugin"] : [])
  }
  return named.filter { kept.contains($0.name) }
}
