import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import HubAccounts

/// The person's data: a file with all of it, files to bring in with a look ahead, a check, and what
/// else shares this home.
package enum DataPage {
  static let path = "/settings/data"

  static let routes = [
    HubRoute(page: path, title: { WebText.yourData.text(in: $0) }) { call in
      .shown(try await content(call))
    },
    HubRoute(
      unstoredForm: path, title: { WebText.yourData.text(in: $0) }, summary: "Bring in a file",
      bodyLimit: 4 << 20
    ) { form, call in try await outcome(form, call, at: path, reading: lines) },
    HubRoute(form: path + "/check", summary: "Check the data") { _, call in
      guard !call.services.options.isMultiUser else { return .missing }
      let isWhole = try await call.world.store.problems().isEmpty
      let isUnaltered = try await call.world.store.chainProblems().isEmpty
      guard isWhole && isUnaltered else { throw WebError.damagedData }
      return .moved(to: path)
    },
  ]

  /// The routes of one person's hub: a backup as a download, and what is missing here out of one.
  package static let backupRoutes = [
    HubRoute(page: backupPath, title: { WebText.backup.text(in: $0) }) { call in
      let world = call.world
      guard try await mayBackUp(call) else { return .missing }
      return .file(
        .download(
          try await world.store.backUp(), type: "application/vnd.sqlite3",
          name: BackupFolder.name(of: world.today)))
    },
    HubRoute(
      unstoredForm: backupPath, title: { WebText.yourData.text(in: $0) },
      summary: "Bring back what a backup has", bodyLimit: 128 << 20
    ) { form, call in
      try await outcome(form, call, at: backupPath) { file, _, isRehearsal, call in
        let archive = try await call.world.store.archive(inBackup: file.data)
        return try await lines(of: archive, isRehearsal: isRehearsal, in: call.world)
      }
    },
  ]

  private static let backupPath = path + "/backup"

  /// Returns `true` for a home of one person and one profile. A backup has everything of a home, which
  /// is never one visitor's where others have theirs in it.
  private static func mayBackUp(_ call: HubRequest) async throws -> Bool {
    guard !call.services.options.isMultiUser else { return false }
    let store = call.world.store
    return try await store.profiles().allSatisfy { $0.name == store.profile }
  }

  /// Brings in a file of a kind, or rehearses it, and returns what that changes.
  private typealias Reading =
    @Sendable (
      _ file: FormBody.File, _ kind: String, _ isRehearsal: Bool, _ call: HubRequest
    ) async throws -> [String]

  /// Shows what a file would change, or brings it in.
  private static func outcome(
    _ form: PageForm, _ call: HubRequest, at path: String, reading: @escaping Reading
  ) async throws -> PageAnswer {
    guard let file = call.form?.files["file"] ?? HeldFile(form)?.file, !file.data.isEmpty else {
      throw WebError.noFile
    }
    let isRehearsal = form["act"] != "import"
    let kind = form["kind"] ?? ""
    let lines = try await reading(file, kind, isRehearsal, call)
    return .shown(
      try await content(
        call, Outcome(lines: lines, path: path, kind: kind, rehearsed: isRehearsal ? file : nil)))
  }

  @Sendable private static func lines(
    of file: FormBody.File, kind: String, isRehearsal: Bool, _ call: HubRequest
  ) async throws -> [String] {
    let world = call.world
    guard let plugin = call.services.plugins.first(where: { $0.id == kind }) else {
      return try await lines(of: Archive(parsing: file.data), isRehearsal: isRehearsal, in: world)
    }
    guard let fileImport = plugin.fileImport else { throw WebError.noFile }
    return try await fileImport.perform(
      .bytes(file.data, name: file.name), isRehearsal, world.unwatched)
  }

  private static func lines(
    of archive: Archive, isRehearsal: Bool, in world: World
  ) async throws -> [String] {
    let report = try await world.store.writing(through: .import)
      .take(archive, rehearsal: isRehearsal)
    return [
      WebText.changesBrought("\(report.added)", known: "\(report.known)").text(in: world.language)
    ]
  }

  /// The result of an import, or of a rehearsal of the file.
  private struct Outcome {
    let lines: [String]
    let path: String
    let kind: String
    let rehearsed: FormBody.File?
  }

  private static func content(
    _ call: HubRequest, _ outcome: Outcome? = nil
  ) async throws -> PageContent {
    let world = call.world
    func text(_ sentence: WebText) -> String { sentence.text(in: world.language) }
    var values: PageValues = [
      "title": text(.yourData), "hint": text(.dataHint), "download": text(.download),
      "bringIn": text(.bringIn), "bringInHint": text(.bringInHint), "kind": text(.fileKind),
      "file": text(.file), "look": text(.lookFirst), "import": text(.bringInNow),
      "kinds": [["value": "", "label": text(.fileOfDaybook)]] + kinds(call),
      "past": text(.earlierStates), "pastHint": text(.earlierStatesHint), "show": text(.show),
      "dayLabel": text(.day), "yesterday": world.today.advanced(by: -1).description,
      "history": text(.history),
    ]
    if let outcome {
      var shown: PageValues = [
        "title": text(outcome.rehearsed == nil ? .broughtIn : .wouldBringIn),
        "lines": outcome.lines, "path": outcome.path, "kind": outcome.kind,
        "rehearsed": outcome.rehearsed != nil, "again": text(.chooseAgain),
        "name": outcome.rehearsed?.name ?? "",
      ]
      shown["held"] = outcome.rehearsed.flatMap { HeldFile(file: $0)?.text }
      values["outcome"] = shown
    }
    if !call.services.options.isMultiUser { values["home"] = try await home(in: world) }
    if try await mayBackUp(call) {
      values["backup"] =
        [
          "title": text(.backup), "hint": text(.backupHint), "download": text(.backupDownload),
          "file": text(.backupFile), "back": text(.backupBack), "whole": text(.backupWhole),
          "name": BackupFolder.name(of: world.today),
        ] as PageValues
    }
    return try template.content(showing: values)
  }

  private static func kinds(_ call: HubRequest) -> [PageValues] {
    call.services.plugins.compactMap { plugin in
      plugin.fileImport.map { fileImport in
        let abstract = HelpLanguage.$current.withValue(call.world.language) {
          fileImport.abstract()
        }
        return ["value": plugin.id, "label": "\(plugin.name): \(abstract)"]
      }
    }
  }

  /// The check, the sync and the profiles of a home of one's own.
  private static func home(in world: World) async throws -> PageValues {
    func text(_ sentence: WebText) -> String { sentence.text(in: world.language) }
    let (folder, hub) = (
      try await FolderSync(world.store).status(), try await HubSync(world.store).status()
    )
    var sync = [
      folder.map { text(.syncsWith($0.folder, waiting: "\($0.waiting)")) },
      hub.map { text(.syncsWith($0.url, waiting: "\($0.waiting)")) },
    ].compactMap(\.self)
    if sync.isEmpty { sync = [text(.noSync)] }
    let profiles = try await world.store.profiles().map(\.name)
    return [
      "check": text(.checkData), "checkHint": text(.checkDataHint), "checked": text(.dataWhole),
      "sync": text(.sync), "syncLines": sync, "profiles": text(.profiles),
      "profileNames": (profiles.contains(world.store.profile) ? [] : [world.store.profile])
        + profiles,
      "profilesHint": text(.profilesHint),
    ]
  }

  private static let template = PageTemplate(Content.Pages.data)
}

/// A file that a page holds between a rehearsal and the import.
private struct HeldFile {
  let file: FormBody.File

  /// Returns `nil` for a file that the form could not send: Base64 adds a third, and it has a limit.
  init?(file: FormBody.File) {
    guard file.data.count <= 3_000_000 else { return nil }
    self.file = file
  }

  /// Reads the file of a form that ``text`` was put in.
  init?(_ form: PageForm) {
    guard let data = form["held"].flatMap({ Data(base64Encoded: $0) }) else { return nil }
    file = FormBody.File(name: form["name"] ?? "", data: data)
  }

  var text: String { file.data.base64EncodedString() }
}
