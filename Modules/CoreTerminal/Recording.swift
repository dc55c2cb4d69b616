import Synchronization

/// What was written to a terminal that exists only in a test; safe to share between tasks.
public final class Recording: Sendable {
  private struct State {
    var output = ""
    var errors = ""
    var size: TerminalSize
  }
  private let state: Mutex<State>

  init(size: TerminalSize) { state = Mutex(State(size: size)) }

  /// Everything written to standard output so far.
  public var output: String { state.withLock { $0.output } }
  /// Everything written to standard error so far.
  public var errors: String { state.withLock { $0.errors } }
  /// The size that the terminal reports.
  public var size: TerminalSize { state.withLock { $0.size } }

  /// Forgets what was written, so that the next step of a story reads alone.
  public func clear() {
    state.withLock { state in
      state.output = ""
      state.errors = ""
    }
  }

  /// The person drags the window to another size.
  public func resize(columns: Int, rows: Int) {
    state.withLock { $0.size = TerminalSize(columns: columns, rows: rows) }
  }

  func append(output: String = "", errors: String = "") {
    state.withLock { state in
      state.output += output
      state.errors += errors
    }
  }
}

extension Terminal {
  /// A terminal in memory, and the record of what is written to it; lines that are `typed` make its
  /// input a terminal as well, and so do `events`, which come as soon as somebody listens.
  public static func recording(
    columns: Int = 80, rows: Int = 24, colors: ColorDepth = .none, isInteractive: Bool = false,
    isUnicode: Bool = true, typed: [String] = [], events: [TerminalEvent] = []
  ) -> (terminal: Terminal, recording: Recording) {
    let recording = Recording(size: TerminalSize(columns: columns, rows: rows))
    let lines = Mutex(typed[...])
    let next: @Sendable () -> String? = { lines.withLock { $0.popFirst() } }
    let terminal = Terminal(
      write: { recording.append(output: $0) }, writeError: { recording.append(errors: $0) },
      isInteractive: isInteractive, isErrorInteractive: isInteractive,
      size: { recording.size }, colors: colors, isUnicode: isUnicode,
      isInputInteractive: !typed.isEmpty || !events.isEmpty, readLine: next, readSecret: next,
      listen: { listener in
        for event in events { listener.add(event) }
        return {}
      })
    return (terminal, recording)
  }
}
