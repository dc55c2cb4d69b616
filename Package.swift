// swift-tools-version: 6.2
import PackageDescription

let core = ["CoreModels", "CoreStorage", "CoreNet", "CoreTerminal"]
let values = ["CoreModels", "CoreStorage", "HTTPTypes"]
let frame = core + ["CoreReminders", "ArgumentParser", "HTTPTypes", "Logging", "Mustache"]
let plugin = frame + ["CorePlugin"]
let client = ["AsyncHTTPClient", "NIOCore", "NIOHTTP1", "NIOHTTPCompression", "NIOPosix", "NIOSSL"]
let accounts = ["Crypto", "CryptoExtras", "JWTKit", "NIOCore", "NIOPosix", "NIOSSL"]
let web = ["Crypto", "HubAccounts", "HubConfiguration"]
let server = [
  "Hummingbird", "HummingbirdCore", "NIOCore", "NIOHTTPTypes", "NIOPosix", "ServiceLifecycle",
  "UnixSignals", "Crypto", "CoreGzip", "HubAccounts", "HubConfiguration", "HubWeb",
]
// The products of the suite, in `daybook` and on the web.
let products = ["Lesson", "Mori", "GroundingSun", "DailyBrief", "Aclio"]
let suite = products + ["CoreNetLive", "CoreStorage", "HubConfiguration"]

let testing = ["TestSupport", "Seeded", "Loopback", "SmallDisk", "StoreProbe", "BareServer"]
let withoutContent = ["CoreGzip", "CoreNetLive", "CorePostgres", "CoreSeal", "HubConfiguration"]
// Optimized in debug builds too: they read so many texts that their tests took minutes.
let optimized = ["CoreModels", "AclioModeration", "AclioPlanner"]
// Built with `--traits PostgreSQL` only, from code between `#if PostgreSQL` and `#endif`.
let traits = ["CLibPQ": "PostgreSQL", "CorePostgres": "PostgreSQL"]
let libraries: [(package: String, version: Version, products: [String])] = [
  ("apple/swift-argument-parser", "1.8.0", ["ArgumentParser"]),
  ("apple/swift-crypto", "4.5.2", ["Crypto", "CryptoExtras"]),
  ("apple/swift-http-types", "1.8.0", ["HTTPTypes"]),
  ("apple/swift-log", "1.16.0", ["Logging"]),
  ("apple/swift-nio", "2.101.0", ["NIOCore", "NIOHTTP1", "NIOPosix"]),
  ("apple/swift-nio-extras", "1.35.0", ["NIOHTTPCompression", "NIOHTTPTypes"]),
  ("apple/swift-nio-ssl", "2.37.0", ["NIOSSL"]),
  ("groue/GRDB.swift", "7.10.0", ["GRDB"]),
  ("hummingbird-project/hummingbird", "2.28.0", ["Hummingbird", "HummingbirdCore"]),
  ("hummingbird-project/swift-mustache", "2.1.0", ["Mustache"]),
  ("swift-server/async-http-client", "1.37.0", ["AsyncHTTPClient"]),
  ("swift-server/swift-service-lifecycle", "2.13.0", ["ServiceLifecycle", "UnixSignals"]),
  ("vapor/jwt-kit", "5.7.0", ["JWTKit"]),
]

// A line per room: its name and what it may import, then what its tests may import as well.
let rooms: [[Target]] = [
  .tool("ContentTool") + .tests("ContentTool", ["ContentTool"]),
  [.plugin(name: "ContentPlugin", capability: .buildTool(), dependencies: ["ContentTool"])],
  .module("CoreModels"),
  .module("CoreStorage", ["CoreModels", "GRDB"], tests: ["StoreProbe", "SmallDisk"]),
  [.systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])])],
  .module("CoreGzip", ["CZlib"]),
  [.systemLibrary(name: "CLibPQ", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])])],
  .module("CorePostgres", ["CoreModels", "CoreStorage", "CLibPQ"]),
  .module("CoreSeal", ["CoreStorage", "Crypto", "CryptoExtras"]),
  .module("CoreNet", values),
  .module("CoreNetLive", ["CoreNet", "CoreGzip", "HTTPTypes"] + client, tests: ["Loopback"]),
  .module("CoreTerminal", ["CoreModels"]),
  .module("CoreReminders", ["CoreModels", "CoreStorage"]),
  .module("CorePlugin", frame, tests: ["TestSupport"]),
  .module("CommandHost", plugin, tests: ["TestSupport", "SmallDisk"]),
  .module("HubConfiguration", values, tests: ["TestSupport", "CorePlugin"]),
  .module("HubAccounts", plugin + accounts + ["HubConfiguration"], tests: ["TestSupport"]),
  .support("HubWeb", plugin + web),
  .module("Hub", plugin + server, tests: ["TestSupport", "CommandHost"] + products),
  .product("Lesson"), .app("LessonApp", ["Lesson", "CoreNetLive"]),
  .product("Mori", ["CoreGzip"]), .app("MoriApp", ["Mori"]),
  .product("GroundingSun"), .app("GroundingSunApp", ["GroundingSun", "CoreNetLive"]),
  .product("DailyBrief"), .app("DailyBriefApp", ["DailyBrief", "CoreNetLive"]),
  .module("AclioModeration", ["CoreModels"]),
  .support("AclioPlans"),
  .module("AclioPlanner", ["AclioModeration", "AclioPlans", "CoreModels"]),
  .product("Aclio", ["AclioModeration", "AclioPlanner"]),
  .app("AclioApp", ["Aclio", "CoreNetLive"]),
  .app("DaybookApp", suite), .app("HubApp", suite + ["CorePostgres", "Hub"]),
  .tool("SealApp", ["ArgumentParser", "CoreSeal", "CoreStorage"]),
  .tests(
    "Contract",
    ["DaybookApp", "MoriApp", "HubApp", "SealApp", "Seeded", "Loopback", "SmallDisk"]
      + ["CoreModels", "CoreStorage"]),
  .support("TestSupport", plugin), .support("Seeded"), .support("Loopback"), .support("SmallDisk"),
  .tool("StoreProbe", ["CoreModels", "CoreStorage", "CorePostgres"]),
  .tool("BareServer", ["Hummingbird", "Logging"]),
]

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
  // Milliseconds, generous because a busy machine slows down type checking too.
  .unsafeFlags([
    "-Xfrontend", "-warn-long-expression-type-checking=1000",
    "-Xfrontend", "-warn-long-function-bodies=1500",
  ]),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// The frame below turns the data above into a package.
@MainActor extension [Target] {
  static func module(_ name: String, _ needs: [String] = [], tests: [String] = []) -> Self {
    .support(name, needs) + .tests(name, [name, "Seeded"] + needs + tests)
  }
  static func product(_ name: String, _ needs: [String] = []) -> Self {
    .module(name, plugin + needs, tests: ["TestSupport"])
  }
  static func app(_ name: String, _ needs: [String]) -> Self {
    .tool(name, needs + ["CommandHost", "CorePlugin"])
  }
  static func tool(_ name: String, _ needs: [String] = []) -> Self {
    [.executableTarget(name: name, dependencies: needs.map(dependency))]
  }
  static func support(_ name: String, _ needs: [String] = []) -> Self {
    [.target(name: name, dependencies: needs.map(dependency))]
  }
  static func tests(_ name: String, _ needs: [String]) -> Self {
    [.testTarget(name: name + "Tests", dependencies: needs.map(dependency))]
  }
}
@MainActor func dependency(_ need: String) -> Target.Dependency {
  guard let library = libraries.first(where: { $0.products.contains(need) }) else {
    return .target(name: need, condition: traits[need].flatMap { .when(traits: [$0]) })
  }
  return .product(name: need, package: String(library.package.split(separator: "/")[1]))
}
// `GroundingSunApp` is run as `grounding-sun`.
func command(_ app: String) -> String {
  let words = base(app).map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }
  return ["HubApp", "SealApp"].contains(app)
    ? "daybook" + words.joined() : String(words.joined().dropFirst())
}
func base(_ name: String) -> String { name.hasSuffix("App") ? String(name.dropLast(3)) : name }

let targets = rooms.flatMap { $0 }
for target in targets {
  switch target.type {
  case .system, .plugin: target.path = "Modules/" + target.name
  case .test: target.path = "Tests/" + target.name.dropLast("Tests".count)
  case .executable where target.name.hasSuffix("App"): target.path = "Apps/" + base(target.name)
  default:
    let isForTests = testing.contains(target.name)
    target.path = (isForTests ? "Tests/" : "Modules/") + target.name
    if target.type == .regular, !isForTests, !withoutContent.contains(target.name) {
      (target.exclude, target.plugins) = (["Content"], ["ContentPlugin"])
    }
  }
  if ![.system, .plugin].contains(target.type) {
    target.swiftSettings =
      settings + (optimized.contains(target.name) ? [.unsafeFlags(["-O"])] : [])
  }
}

// `ONLY=Lesson` keeps a room, its tests and what they need, `ONLY=LessonApp` the executable too;
// `ONLY=All,CorePostgres` keeps everything, and the tests that need a trait.
let named = (Context.environment["ONLY"] ?? "").split(separator: ",").map { String($0) }
let only = named.isEmpty ? ["All"] : named
var open = only.flatMap { [$0, base($0) + "Tests"] }
if only.contains("All") { open += targets.map(\.name).filter { $0 != "CorePostgresTests" } }
var (kept, used): ([String: Target], Set<String>) = ([:], [])
while let name = open.popLast() {
  guard kept[name] == nil, let target = targets.first(where: { $0.name == name }) else { continue }
  kept[name] = target
  if target.plugins != nil { open += ["ContentPlugin", "ContentTool"] }
  for dependency in target.dependencies {
    if case .targetItem(let need, _) = dependency { open.append(need) }
    if case .productItem(let need, _, _, _) = dependency { used.insert(need) }
  }
}
precondition(only.allSatisfy { $0 == "All" || kept[$0] != nil || kept[$0 + "Tests"] != nil })
let package = Package(
  name: "Daybook", platforms: [.macOS(.v15)],
  products: targets.map(\.name).filter { kept[$0] != nil && $0.hasSuffix("App") }.map {
    .executable(name: command($0), targets: [$0])
  },
  traits: ["PostgreSQL"],
  dependencies: libraries.filter { !used.isDisjoint(with: $0.products) }.map {
    .package(url: "https://github.com/" + $0.package, from: $0.version)
  },
  targets: targets.filter { kept[$0.name] != nil })
