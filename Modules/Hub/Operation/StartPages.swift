import Foundation

/// The pages of the program's code that a start ran through.
///
/// Linux maps sixteen pages for each one that is touched, so that a start, which runs once through
/// much of the program, leaves nearly all of it mapped, though a server that waits needs little.
enum StartPages {
  /// Lets go of all of them; what is needed again comes back from the system's cache of the file.
  static func giveBack() {
    #if os(Linux)
      // A system that does not show them keeps them mapped.
      let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
      for range in code(in: maps) {
        madvise(
          UnsafeMutableRawPointer(bitPattern: range.lowerBound), range.count, MADV_DONTNEED)
      }
    #endif
  }

  /// Where a process has code that is read from files and never written, by its `/proc/self/maps`:
  /// `55d0…-55d1… r-xp 0000 fe:00 1234 /usr/bin/daybook`.
  static func code(in maps: String) -> [Range<UInt>] {
    maps.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      guard words.count >= 6, words[1] == "r-xp", words[5].hasPrefix("/") else { return nil }
      let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : nil
    }
  }
}
