import Synchronization

/// The output of a terminal in a test; safe to share between tasks.
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
  /// The size reported by the terminal.
  public var size: TerminalSize { state.withLock { $0.size } }

  /// Clears the output, so that the next step of a test starts fresh.
  public func clear() {
    state.withLock { state in
      state.output = ""
      state.errors = ""
    }
  }

  /// Simulates a resized window.
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
  /// A terminal in memory, with a recording of its output. With `typed` lines or `events` its input
  /// is interactive as well; the events arrive as soon as there is a listener.
  public static func recording(
    columns: Int = 80, rows: Int = 24, colors: ColorDepth = .none, isInteractive: Bool = false,
    isUnicode: Bool = true, framesBoxes: Bool = true, typed: [String] = [],
    events: [TerminalEvent] = []
  ) -> (terminal: Terminal, recording: Recording) {
    let recording = Recording(size: TerminalSize(columns: columns, rows: rows))
    let lines = Mutex(typed[...])
    let next: @Sendable () -> String? = { lines.withLock { $0.popFirst() } }
    let terminal = Terminal(
      write: { recording.append(output: $0) }, writeError: { recording.append(errors: $0) },
      isInteractive: isInteractive, isErrorInteractive: isInteractive,
      size: { recording.size }, colors: colors, isUnicode: isUnicode,
      framesBoxes: framesBoxes,
      isInputInteractive: !typed.isEmpty || !events.isEmpty, readLine: next, readSecret: next,
      listen: { listener in
        for event in events { listener.add(event) }
        return {}
      })
    return (terminal, recording)
  }
}
