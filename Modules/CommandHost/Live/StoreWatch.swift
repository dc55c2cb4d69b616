import CoreStorage
import Dispatch
import Foundation
import Synchronization

/// Tells about writes to the store's file by any process. The system wakes this one only then:
/// nothing is polled.
enum StoreWatch {
  /// A transaction writes several times in a row.
  private static let patience = DispatchTimeInterval.milliseconds(30)
  /// A write can be read only once it has reached the disk.
  private static let slowDisk = DispatchTimeInterval.milliseconds(600)

  /// Calls back soon after each write, and once after the alarm's time by the clock on the wall,
  /// until the returned function is called.
  static func watch(
    _ home: Home, alarm: Duration, _ tell: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    // Not a task: on Linux, a sleeping one wakes every second.
    nonisolated(unsafe) let waking = DispatchWorkItem(block: tell)
    DispatchQueue.global().asyncAfter(
      wallDeadline: .now() + .seconds(Int(alarm.components.seconds)), execute: waking)
    let told = Told()
    let end = observe(home) {
      guard !told.isSoon.exchange(true, ordering: .relaxed) else { return }
      DispatchQueue.global().asyncAfter(deadline: .now() + patience) {
        told.isSoon.store(false, ordering: .relaxed)
        tell()
      }
      guard !told.isLater.exchange(true, ordering: .relaxed) else { return }
      DispatchQueue.global().asyncAfter(deadline: .now() + slowDisk) {
        told.isLater.store(false, ordering: .relaxed)
        tell()
      }
    }
    return {
      waking.cancel()
      end()
    }
  }

  private final class Told: Sendable {
    let isSoon = Atomic<Bool>(false)
    let isLater = Atomic<Bool>(false)
  }

  #if os(macOS)
    /// SQLite writes to this file first; opening the store has made it.
    private static func observe(
      _ home: Home, _ changed: @escaping @Sendable () -> Void
    ) -> @Sendable () -> Void {
      let file = open(home.storePath + "-wal", O_EVTONLY | O_CLOEXEC)
      guard file >= 0 else { return {} }
      nonisolated(unsafe) let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: file, eventMask: [.write, .extend], queue: .global())
      source.setEventHandler(handler: changed)
      source.setCancelHandler { close(file) }
      source.resume()
      return { source.cancel() }
    }
  #else
    private static func observe(
      _ home: Home, _ changed: @escaping @Sendable () -> Void
    ) -> @Sendable () -> Void {
      let queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard queue >= 0 else { return {} }
      // Files are modified by writes; SQLite's shared memory is not written.
      guard inotify_add_watch(queue, home.path, UInt32(IN_MODIFY)) >= 0 else {
        close(queue)
        return {}
      }
      nonisolated(unsafe) let source = DispatchSource.makeReadSource(
        fileDescriptor: queue, queue: .global())
      source.setEventHandler {
        var bytes = [UInt8](repeating: 0, count: 4096)
        var isChanged = false
        while read(queue, &bytes, bytes.count) > 0 { isChanged = true }
        if isChanged { changed() }
      }
      source.setCancelHandler { close(queue) }
      source.resume()
      return { source.cancel() }
    }
  #endif
}
