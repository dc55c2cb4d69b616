public import CoreModels

/// The user's text editor.
public struct Editor: Sendable {
  /// Opens a text under a file name, waits for the editor to close, and passes the edited text to
  /// `save`. The draft stays on disk until `save` succeeds. Throws ``EditorError`` and the errors
  /// of `save`.
  public var edit:
    @Sendable (
      _ text: String, _ name: String, _ save: @Sendable (_ text: String) async throws -> Void
    ) async throws -> Void

  /// Creates an editor from its effect.
  public init(
    edit:
      @escaping @Sendable (
        _ text: String, _ name: String, _ save: @Sendable (_ text: String) async throws -> Void
      ) async throws -> Void
  ) {
    self.edit = edit
  }
}

/// A reason an edit failed. The draft keeps the text written so far.
public enum EditorError: ExplainedError, Equatable {
  /// No editor is configured, or the configured one cannot be started.
  case cannotStart
  /// The editor exited with an error; `draft` is the path of the draft, if there is one.
  case failed(status: Int, draft: String?)
  /// The draft could not be written or read, or is not text.
  case draft(path: String)
  /// The text was written, but saving it failed.
  case notKept(reason: any ExplainedError, draft: String)

  /// The kind and code for scripts, with messages in the language.
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
      kind, code: code, PluginText.editor(self), PluginText.editorAdvice(self), in: language)
  }

  /// Returns `true` if both produce the same failure.
  public static func == (one: EditorError, other: EditorError) -> Bool {
    one.failure(in: .english) == other.failure(in: .english)
  }
}
