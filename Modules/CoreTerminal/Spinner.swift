/// A sign that something is going on: a turning frame before a text.
public struct Spinner: Sendable {
  /// Says what is going on.
  public let text: String
  /// The pictures of one turn, each one column wide.
  public let frames: [String]
  private let ellipsis: String

  /// A spinner of braille dots, or of ASCII strokes.
  public init(_ text: String, isUnicode: Bool) {
    self.text = text
    frames = (isUnicode ? "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏" : "|/-\\").map(String.init)
    ellipsis = isUnicode ? "…" : "..."
  }

  /// The spinner's line at a step 0…, at most `columns` wide.
  public func line(at step: Int, columns: Int) -> String {
    "\(frames[step % frames.count]) \(text.onOneLine)".truncated(to: columns, ellipsis: ellipsis)
  }
}

extension Terminal {
  /// Runs work while a spinner turns on standard error, and takes the spinner away however the
  /// work ends; writes nothing where standard error is not a terminal. `sleep` waits for a span of
  /// time and throws when its task is cancelled, as `Task.sleep` does.
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
      // A cancelled sleep is how the animation ends.
      do { try await sleep(.milliseconds(100)) } catch { return }
      if Task.isCancelled { return }
      draw(spinner, at: step)
      step += 1
    }
  }

  private func draw(_ spinner: Spinner, at step: Int) {
    // The last column stays free: writing there may already move to the next row.
    writeError(Control.clearLine + spinner.line(at: step, columns: size().columns - 1))
  }

  /// Waits for the last frame, so that none is drawn after the line was cleared.
  private func takeAway(_ animation: Task<Void, Never>) async {
    animation.cancel()
    await animation.value
    writeError(Control.clearLine + Control.showCursor)
  }
}
