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
  public func failure(in language: Language) -> Failure { Failure(explanation, in: language) }

  private var explanation: (Failure.Kind, String, PluginText, PluginText) {
    switch self {
    case .cannotStart: (.misconfigured, "no_editor", .editorCannotStart, .editorAdviceCannotStart)
    case .failed(let status, nil):
      (.inputOutput, "editor_failed", .editorFailed(status), .editorAdviceFailed)
    case .failed(let status, let path?):
      (
        .inputOutput, "editor_failed", .editorFailedWithDraft(status, path: path),
        .editorAdviceFailed
      )
    case .draft(let path): (.inputOutput, "draft_unusable", .editorDraft(path), .editorAdviceDraft)
    case .notKept(let reason, let path):
      (
        reason.failure(in: .english).kind, reason.loggedCode,
        .editorNotKept(Reason(error: reason), path: path), .editorAdviceNotKept
      )
    }
  }

  /// Returns `true` if both produce the same failure.
  public static func == (one: EditorError, other: EditorError) -> Bool {
    one.failure(in: .english) == other.failure(in: .english)
  }
}

/// The message of an error, embedded in another sentence.
private struct Reason: TextArgument {
  let error: any ExplainedError

  func text(in language: Language) -> String { error.failure(in: language).message }
}
