import Synchronization

/// How far something has come: a text, a bar and a percentage.
public struct ProgressBar: Sendable {
  /// Says what is going on.
  public let text: String
  /// The share that is done, 0 … 1.
  public let fraction: Double

  /// A bar for so many done of a total; a total of 0 is done from the start.
  public init(_ text: String, done: Int, total: Int) {
    self.text = text
    fraction = total > 0 ? min(max(Double(done) / Double(total), 0), 1) : 1
  }

  /// The bar's line, at most `columns` wide; the bar gives way first, then the text.
  public func line(columns: Int, isUnicode: Bool = true) -> String {
    let percent = "\(Int(fraction * 100))%".padded(to: 4, alignment: .trailing)
    let ellipsis = isUnicode ? "…" : "..."
    let label = text.onOneLine.truncated(to: max(columns - 5, 0), ellipsis: ellipsis)
    let room = min(columns - label.displayWidth - 6, 30)
    guard room >= 5 else { return "\(label) \(percent)".truncated(to: columns, ellipsis: ellipsis) }
    let full = Int(fraction * Double(room))
    let bar =
      String(repeating: isUnicode ? "█" : "#", count: full)
      + String(repeating: isUnicode ? "░" : ".", count: room - full)
    return "\(label) \(bar) \(percent)"
  }
}

extension Terminal {
  /// Runs work that reports how many of `total` it has done, shown as a bar on standard error and
  /// taken away however the work ends; writes nothing where standard error is not a terminal.
  /// Reports may come from any task; those after the end are ignored.
  public func withProgress<Value, Problem: Error>(
    _ text: String, total: Int, isolation: isolated (any Actor)? = #isolation,
    during work: (_ report: @escaping @Sendable (Int) -> Void) async throws(Problem) -> Value
  ) async throws(Problem) -> Value {
    guard isErrorInteractive else { return try await work { _ in } }
    let shown = Mutex<String?>("")
    let report: @Sendable (Int) -> Void = { done in
      let line = ProgressBar(text, done: done, total: total)
        .line(columns: size().columns - 1, isUnicode: isUnicode)
      // Drawn under the lock, so that an older report never overwrites the end.
      shown.withLock { last in
        guard let previous = last, previous != line else { return }
        last = line
        writeError(Control.clearLine + line)
      }
    }
    writeError(Control.hideCursor)
    report(0)
    defer {
      shown.withLock { last in
        last = nil
        writeError(Control.clearLine + Control.showCursor)
      }
    }
    return try await work(report)
  }
}
