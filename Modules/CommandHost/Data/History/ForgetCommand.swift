import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook forget`: erases entries everywhere, for good.
struct ForgetCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("forget", HelpText.forget, more: HelpText.forgetMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.forgetId))
  var id: String?

  @Option(help: ArgumentHelp(HelpText.forgetDay, valueName: "day"))
  var day: String?

  @Option(help: ArgumentHelp(HelpText.forgetBefore, valueName: "day"))
  var before: String?

  @Option(help: ArgumentHelp(HelpText.forgetProduct, valueName: "app"))
  var product: String?

  @Flag(help: ArgumentHelp(HelpText.forgetYes))
  var yes = false

  /// The first entries represent the others.
  private static var mostTitles: Int { 5 }

  func run(in world: World) async throws {
    let (scope, name) = try await scope(in: world)
    let records = try await world.store.records(in: scope)
    guard !records.isEmpty else { throw LogError.nothingToForget(name) }
    if !yes {
      guard world.canAsk else { throw LogError.forgetUnasked }
      try await show(records, in: world)
      guard world.agrees(to: world.text(LogText.askToForget)) else {
        return try answer(0, backups: [], in: world)
      }
    }
    try await world.store.forget(records)
    try await world.store.finishForgetting()
    await world.renewTimers(of: Products.plugins)
    try answer(records.count, backups: world.knownBackups(), in: world)
  }

  private func scope(in world: World) async throws -> (ForgetScope, name: String) {
    let given = [id, day, before, product].compactMap(\.self)
    guard given.count == 1 else { throw LogError.forgetWhat }
    if let day { return (.day(try world.day(day, .past)), day) }
    if let before { return (.before(try world.day(before, .past)), before) }
    guard let product else {
      return (.record(try await world.store.recordID(id ?? "")), id ?? "")
    }
    guard Products.plugins.contains(where: { $0.id == product }) else {
      throw LogError.nothingToForget(product)
    }
    return (.product(product), product)
  }

  /// Lists the records to forget.
  private func show(_ records: [RecordName], in world: World) async throws {
    let words = ChangeWords(store: world.store, plugins: Products.plugins)
    var titles: [String] = []
    for record in records.prefix(Self.mostTitles) {
      let states = try await world.store.history(id: record.id)
      var title: String?
      if let last = states.first(where: { $0.kind == record.kind && $0.body != nil }) {
        title = try await words.text(of: [last])
      }
      titles.append("  " + (title ?? record.id).onOneLine.terminalSafe)
    }
    if records.count > titles.count { titles.append("  …") }
    world.terminal.lines([world.text(LogText.wouldForget(records.count))] + titles)
  }

  private func answer(_ count: Int, backups: [String], in world: World) throws {
    let json: JSONValue = [
      "forgotten": .integer(Int64(count)), "backups": .array(backups.map(JSONValue.string)),
    ]
    try world.answer(json) {
      if count == 0 { return [world.text(LogText.keptAll)] }
      let still = backups.isEmpty ? [] : [world.text(LogText.backupsRemember)]
      return [world.text(LogText.forgotten(count))] + still
        + backups.map { "  " + $0.terminalSafe }
    }
  }
}
