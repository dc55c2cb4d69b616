public import CoreModels
public import CorePlugin
public import CoreStorage

/// One note a day: the table of contents of a product to begin with.
public struct __NAME__Plugin: Plugin {
  public init() {}

  public let id = "__command__"
  public let name = "__NAME__"
  public var abstract: String { HelpText.overview.help }

  public var records: [any Record.Type] { [Note.self] }
  public var mainCommand: (any PluginCommand.Type)? { ShowNote.command }
  public var commands: [any PluginCommand.Type] { [ShowNote.command, WriteNote.command] }
  public var pages: [Page] { [.today] }
  public var formActions: [FormAction] {
    [
      FormAction("/__command__/note", to: "/__command__") { form in
        WriteNote(text: try form.required("text"))
      }
    ]
  }
  public var appearance: Appearance { Appearance(style: "\(Content.Style.__name__)") }

  public func card(from snapshot: Snapshot, at moment: Moment) throws -> Card? {
    let note = try snapshot.find(Note.self, moment.today.description)
    return Card(
      product: id, title: name,
      lines: [note?.text ?? __NAME__Text.empty.text(in: moment.language)],
      data: ShownNote(note: note).json)
  }
}
