import CoreModels
import Foundation
import GRDB

extension Store {
  /// Erases forgotten text from the home's files: the text index, free pages, the write-ahead log,
  /// and copies in the `replaced` folder. Does nothing if nothing was forgotten. Returns `true`
  /// once all of it is gone.
  @discardableResult
  public func finishForgetting() async throws -> Bool {
    let isDue = try await engine.read { try DeviceNote.read(ForgettingNote.home, from: $0) != nil }
    guard isDue, unwritable == nil else { return true }
    let remove: @Sendable (any Connection) throws -> Void = {
      try DeviceNote.write(nil, as: ForgettingNote.home, to: $0)
    }
    guard let file = engine as? SQLiteEngine else {
      try await engine.write(remove)
      return true
    }
    try await file.write { try $0.tidyIndex() }
    let areCopiesDone = try await forgetInCopies()
    // A page retains moved content until it is rewritten. A server rewrites its pages constantly,
    // so the vacuum is skipped there.
    if try file.dataVersion() == nil {
      try await explainingErrors { try await file.writer.vacuum() }
    }
    // Last, so that an interrupted run is repeated.
    try await file.write(remove)
    return try await clearTraces() && areCopiesDone
  }

  /// Applies this home's forgettings to its copies. Returns `true` if all of them could be read.
  private func forgetInCopies() async throws -> Bool {
    guard let path = try file.path else { return true }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/replaced"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let forgettings = try await engine.read { connection in
      try Change.fetch(
        from: connection, where: "undoes = :forgets", order: "sequence",
        ["forgets": Change.forgets])
    }
    var areDone = true
    for name in names.sorted() {
      do {
        try await forget(forgettings, inCopy: folder + "/" + name)
      } catch is StoreError {
        areDone = false
      }
    }
    return areDone
  }

  private func forget(_ forgettings: [Change], inCopy path: String) async throws {
    if path.hasSuffix(".sqlite") {
      let copy = try Store.open(path: path, kinds: [], effects: effects)
      try await copy.merge(forgettings)
      try await copy.finishForgetting()
      try copy.file.close()
    } else if path.hasSuffix(".json"), let data = FileManager.default.contents(atPath: path),
      let archive = try? Archive(parsing: data)
    {
      let name = URL(fileURLWithPath: path).lastPathComponent
      let owner = String(name.prefix(max(0, name.count - "-20261121T093000Z.json".count)))
      let own = forgettings.filter { $0.profile == owner }
      guard !own.isEmpty else { return }
      let copy = try Store.inMemory(profile: owner, effects: effects)
      try await copy.merge(archive.changes.map { $0.belonging(to: owner) } + own)
      try replacePrivateFile(at: path, with: try await Archive(of: copy).data())
    }
  }
}
