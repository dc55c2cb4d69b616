public import CoreModels

/// The person's own text editor.
public struct Editor: Sendable {
  /// Opens a text under a file name, waits for the editor's end, and hands what the person wrote to
  /// `save`; the draft stays on the disk until that worked. Throws ``EditorError`` and what `save`
  /// throws.
  public var edit:
    @Sendable (
      _ text: String, _ name: String, _ save: @Sendable (_ text: String) async throws -> Void
    ) async throws -> Void

  /// An editor by one effect.
  public init(
    edit:
      @escaping @Sendable (
        _ text: String, _ name: String, _ save: @Sendable (_ text: String) async throws -> Void
      ) async throws -> Void
  ) {
    self.edit = edit
  }
}

/// Why a text was not edited; what the person wrote until then is in the draft.
public enum EditorError: ExplainedError, Equatable {
  /// No editor is named, or the one named cannot be started.
  case cannotStart
  /// It ended with an error; `draft` is the file's path where something was written.
  case failed(status: Int, draft: String?)
  /// The draft could not be written or read, or what is in it is no text.
  case draft(path: String)
  /// It was written, but not kept.
  case notKept(reason: any ExplainedError, draft: String)

  /// Kind and code for scripts, sentences in that language.
  public func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .cannotStart: (.misconfigured, "no_editor")
      case .failed: (.inputOutput, "editor_failed")
      case .draft: (.inputOutput, "draft_unusable")
      case .notKept(let reason, _):
        (reason.failure(in: language).kind, reason.failure(in: language).code)
      }
    return Failure(
      kind, code: code, message: PluginText.editor(self).text(in: language),
      hint: PluginText.editorAdvice(self).text(in: language))
  }

  /// Whether both say the same.
  public static func == (one: EditorError, other: EditorError) -> Bool {
    one.failure(in: .english) == other.failure(in: .english)
  }
}
