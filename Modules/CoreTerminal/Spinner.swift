/// A progress indicator: an animated frame before a text.
public struct Spinner: Sendable {
  /// The description of the work.
  public let text: String
  /// The frames of one turn, each one column wide.
  public let frames: [String]
  private let ellipsis: String

  /// Creates a spinner of braille dots, or of ASCII strokes.
  public init(_ text: String, isUnicode: Bool) {
    self.text = text
    frames = (isUnicode ? "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏" : "|/-\\").map(String.init)
    ellipsis = isUnicode ? "…" : "..."
  }

  /// The line at a step, 0…, at most `columns` wide.
  public func line(at step: Int, columns: Int) -> String {
    "\(frames[step % frames.count]) \(text.onOneLine)".truncated(to: columns, ellipsis: ellipsis)
  }
}

extension Terminal {
  /// Runs work while a spinner turns on standard error, and removes it in any case. Shows nothing
  /// if standard error is not a terminal. `sleep` must throw on cancellation, as `Task.sleep` does.
  public func withSpinner<Value, Problem: Error>(
    _ text: String, isolation: isolated (any Actor)? = #isolation,
    sleep: @escaping @Sendable (Duration) async throws -> Void,
    during work: () async throws(Problem) -> Value
  ) async throws(Problem) -> Value {
    guard isErrorInteractive else { return try await work() }
    let spinner = Spinner(text, isUnicode: isUnicode)
    writeError(Control.hideCursor)
    draw(spinner, at: 0)
    let animation = Task { await animate(spinner, sleep: sleep) }
    do throws(Problem) {
      let value = try await work()
      await takeAway(animation)
      return value
    } catch {
      await takeAway(animation)
      throw error
    }
  }

  private func animate(
    _ spinner: Spinner, sleep: @Sendable (Duration) async throws -> Void
  ) async {
    var step = 1
    while true {
      // Cancelling the sleep ends the animation.
      do { try await sleep(.milliseconds(100)) } catch { return }
      if Task.isCancelled { return }
      draw(spinner, at: step)
      step += 1
    }
  }

  private func draw(_ spinner: Spinner, at step: Int) {
    // The last column stays empty: writing there may move to the next row.
    writeError(Control.clearLine + spinner.line(at: step, columns: size().columns - 1))
  }

  /// Waits for the last frame, so that none is drawn after the line is cleared.
  private func takeAway(_ animation: Task<Void, Never>) async {
    animation.cancel()
    await animation.value
    writeError(Control.clearLine + Control.showCursor)
  }
}
