import Foundation
import GRDB

extension Store {
  /// Erases forgotten text from the home's files: the text index, free pages, the write-ahead log,
  /// and copies in the `replaced` folder. Does nothing if nothing was forgotten. Returns `true`
  /// once all of it is gone; until then, the next call tries again.
  @discardableResult
  public func finishForgetting() async throws -> Bool {
    let (home, copies) = try await engine.read { connection in
      (
        try DeviceNote.read(ForgettingNote.home, from: connection),
        try DeviceNote.read(ForgettingNote.copies, from: connection)
      )
    }
    guard home != nil || copies != nil, unwritable == nil else { return true }
    guard let file = engine as? SQLiteEngine else {
      try await engine.write { try ForgettingNote.remove(ForgettingNote.home, of: home, from: $0) }
      return true
    }
    let areCopiesDone = try await forgetInCopies()
    let isHomeDone = try await eraseForgotten(from: file, isDue: home != nil)
    // Last, so that an interrupted run is repeated.
    try await file.write { connection in
      if isHomeDone { try ForgettingNote.remove(ForgettingNote.home, of: home, from: connection) }
      if areCopiesDone {
        try ForgettingNote.remove(ForgettingNote.copies, of: copies, from: connection)
      } else {
        // A damaged copy may stay for years, and costs no more than another try at reading it.
        try DeviceNote.write("1", as: ForgettingNote.copies, to: connection)
      }
    }
    return isHomeDone && areCopiesDone
  }

  /// Erases forgotten text from the home's own files. Returns `true` if none is left there.
  private func eraseForgotten(from file: SQLiteEngine, isDue: Bool) async throws -> Bool {
    guard isDue else { return true }
    try await file.write { try $0.tidyIndex() }
    // A page retains moved content until it is rewritten. A server rewrites its pages constantly,
    // so the vacuum is skipped there.
    if !file.isPool {
      try await explainingErrors { try await file.writer.vacuum() }
    }
    return try await clearTraces()
  }

  /// Applies this home's forgettings to its copies. Returns `true` if all of them could be read.
  private func forgetInCopies() async throws -> Bool {
    guard let path = try file.path else { return true }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/replaced"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let (forgettings, profiles) = try await engine.read { connection in
      let forgettings = try Change.fetch(
        from: connection, where: "undoes = :forgets", order: "sequence",
        ["forgets": Change.forgets])
      return (forgettings, try ForgottenProfiles.note.names(in: connection))
    }
    var areDone = true
    for name in names.sorted() {
      do {
        try await forget(forgettings, profiles, inCopy: folder + "/" + name)
      } catch is StoreError {
        areDone = false
      }
    }
    if areDone, !profiles.isEmpty {
      try await engine.write { connection in
        for name in profiles { try ForgottenProfiles.note.remove(name, in: connection) }
      }
    }
    return areDone
  }

  private func forget(
    _ forgettings: [Change], _ profiles: [String], inCopy path: String
  ) async throws {
    if path.hasSuffix(".sqlite") {
      let copy = try Store.open(path: path, kinds: [], effects: effects)
      try await copy.merge(forgettings)
      for profile in try await copy.profiles() where profiles.contains(profile.name) {
        try await copy.forgetProfile(profile.name)
      }
      let isDone = try await copy.finishForgetting()
      try copy.file.close()
      guard isDone else { throw StoreError.locked }
    } else if path.hasSuffix(".json"), let data = FileManager.default.contents(atPath: path),
      let archive = try? Archive(parsing: data)
    {
      let name = URL(fileURLWithPath: path).lastPathComponent
      let owner = String(name.prefix(max(0, name.count - "-20261121T093000Z.json".count)))
      guard !profiles.contains(owner) else {
        unlink(path)
        return
      }
      let own = forgettings.filter { $0.profile == owner }
      guard !own.isEmpty else { return }
      let copy = try Store.inMemory(profile: owner, effects: effects)
      try await copy.merge(archive.changes.map { $0.belonging(to: owner) } + own)
      try replacePrivateFile(at: path, with: try await Archive(of: copy).data())
    }
  }
}
