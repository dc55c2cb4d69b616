import CoreTerminal
import Dispatch
import Foundation
import Synchronization

/// Standard input of a screen that stays open: reports each key at once, without echo. Ctrl-C and
/// Ctrl-Z work as usual, and the screen is complete again after Ctrl-Z.
enum OpenKeyboard {
  /// The pipe that signal handlers write to when something changes.
  private static let bell = Atomic<Int32>(-1)
  private static let isInterruptTaken = Atomic<Bool>(false)

  /// Reports keys and changes until the returned closure is called.
  @Sendable static func listen(_ events: TerminalEvents) -> @Sendable () -> Void {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return {} }
    let (ear, mouth) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    bell.store(mouth, ordering: .relaxed)
    let sources = Sources()
    sources.listen(to: ear) { _ in events.add(.changed) }
    // Reading in the background would stop the command.
    let isInFront = isatty(STDIN_FILENO) == 1 && tcgetpgrp(STDIN_FILENO) == getpgrp()
    if isInFront {
      let reader = Mutex(KeyReader())
      sources.listen(to: STDIN_FILENO) { bytes in
        if bytes.isEmpty { events.add(.closed) }
        for key in reader.withLock({ $0.keys(in: bytes) }) { events.add(.key(key)) }
      }
      open()
    }
    signal(SIGWINCH) { _ in OpenKeyboard.ring() }
    signal(SIGCONT) { _ in
      OpenKeyboard.goOn()
      OpenKeyboard.ring()
    }
    return {
      bell.store(-1, ordering: .relaxed)
      isInterruptTaken.store(false, ordering: .relaxed)
      for number in [SIGWINCH, SIGCONT, SIGTSTP] { signal(number, SIG_DFL) }
      sources.end()
      if isInFront { HiddenInput.showAgain() }
      close(ear)
      close(mouth)
    }
  }

  /// Turns Ctrl-C into a key, or back into a signal.
  @Sendable static func takeInterrupt(_ isOn: Bool) {
    guard isInterruptTaken.exchange(isOn, ordering: .relaxed) != isOn else { return }
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    modes.interruptKey = isOn ? nil : HiddenInput.usualInterrupt
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }

  // The following functions also run in signal handlers, and call only what is safe there.

  /// Reads single keys without echo, and restores the terminal while the command is stopped.
  private static func open() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    HiddenInput.keepInterrupt(of: modes)
    modes.c_lflag &= ~(tcflag_t(ECHO) | tcflag_t(ICANON))
    if isInterruptTaken.load(ordering: .relaxed) { modes.interruptKey = nil }
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    signal(SIGTSTP) { number in
      AlternateScreen.leaveForNow()
      HiddenInput.showAgain()
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  private static func goOn() {
    guard tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
    open()
    AlternateScreen.enterAgain()
  }

  private static func ring() {
    var byte: UInt8 = 1
    _ = write(bell.load(ordering: .relaxed), &byte, 1)
  }
}

/// The file descriptors being read.
private final class Sources: @unchecked Sendable {
  // Changed only when the screen opens and closes, by one thread at a time.
  private var sources: [any DispatchSourceRead] = []

  /// Calls `take` with what arrives, and with nothing once the file is closed.
  func listen(to file: Int32, _ take: @escaping @Sendable ([UInt8]) -> Void) {
    nonisolated(unsafe) let source = DispatchSource.makeReadSource(
      fileDescriptor: file, queue: .global())
    source.setEventHandler {
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(file, &bytes, bytes.count)
      // A closed input stays readable for ever, and is reported once.
      if count <= 0 { source.cancel() }
      take(Array(bytes.prefix(max(count, 0))))
    }
    source.resume()
    sources.append(source)
  }

  func end() {
    for source in sources { source.cancel() }
    sources = []
  }
}
