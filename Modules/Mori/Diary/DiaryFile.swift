import CoreGzip
import CoreModels
import CorePlugin
import Foundation

/// The entries of a diary file: JSON by Mori, jrnl or Day One, jrnl's text file, or Day One's
/// exported archive.
///
/// jrnl writes
/// `{"entries":[{"title":…,"body":…,"date":"2020-01-01","time":"09:00","tags":["@x"]}]}` with local
/// times, Day One
/// `{"entries":[{"creationDate":"2020-01-01T09:00:00Z","timeZone":"Europe/Bratislava","text":…}]}`.
struct DiaryFile: Sendable {
  /// A reason an entry, or a part of it, was skipped.
  enum Problem: String, CaseIterable, Error, JSONRepresentable {
    case badDate = "bad_date"
    case emptyText = "empty_text"
    case tooLong = "too_long"
    case wrongType = "wrong_type"
    case badTag = "bad_tag"
    case badMood = "bad_mood"
  }

  /// An entry that was skipped, fully or in part, by its number from 1.
  struct Skipped: Hashable, Sendable {
    let entry: Int
    let problem: Problem
  }

  struct Entry: Hashable, Sendable {
    let number: Int
    let day: Day
    let savedAt: Instant
    /// `true` for an entry by Mori, which is a version of the day's entry at that time.
    let isOwn: Bool
    let text: String
    let mood: Int?
    let tags: [String]
  }

  /// The size limits in bytes; an archive includes pictures and may be larger.
  static let largestFile = 64 << 20, largestArchive = 512 << 20

  /// The entries by day. Within a day, Mori's own precede those to be joined, then by time.
  private(set) var entries: [Entry] = []
  private(set) var skipped: [Skipped] = []

  /// Parses a file; throws `DecodingError` if it is no diary. Times without a zone use the
  /// calendar's.
  init(parsing data: Data, calendar: DayCalendar) throws {
    var reader = DiaryEntryReader(calendar: calendar)
    let all =
      ZipArchive.isOne(data)
      ? try Self.journals(in: data).flatMap(Self.members) : try Self.members(of: data)
    for (index, members) in all.enumerated() {
      do throws(Problem) {
        guard let members else { throw .wrongType }
        entries.append(try reader.entry(members, number: index + 1))
      } catch {
        skipped.append(Skipped(entry: index + 1, problem: error))
      }
      skipped += reader.leftOut.map { Skipped(entry: index + 1, problem: $0) }
      reader.leftOut = []
    }
    entries.sort {
      ($0.day, $0.isOwn ? 0 : 1, $0.savedAt, $0.number)
        < ($1.day, $1.isOwn ? 0 : 1, $1.savedAt, $1.number)
    }
  }

  private static func members(of data: Data) throws -> [DiaryEntryReader.Members?] {
    let text = String(decoding: data, as: UTF8.self)
    return JrnlText.isOne(text)
      ? JrnlText.entries(of: text)
      : try JSONDecoder().decode(Members.self, from: data).all.map(\.members)
  }

  /// Returns an archive's journal files, which lie beside the folders of pictures.
  private static func journals(in archive: Data) throws -> [Data] {
    let zip = ZipArchive(archive)
    let names = zip?.names.filter { $0.hasSuffix(".json") && !$0.contains("/") } ?? []
    let files = names.compactMap { zip?.contents(of: $0, limit: largestFile) }
    guard !files.isEmpty, files.count == names.count else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no journals"))
    }
    return files
  }

  /// The entries in the file, either a list or an object's `entries`.
  private struct Members: Decodable {
    let all: [Member]

    private enum Key: CodingKey { case entries }

    init(from decoder: any Decoder) throws {
      if var list = try? decoder.unkeyedContainer() {
        all = try Member.all(in: &list)
      } else {
        var list = try decoder.container(keyedBy: Key.self)
          .nestedUnkeyedContainer(forKey: .entries)
        all = try Member.all(in: &list)
      }
    }
  }

  private struct Member: Decodable {
    /// `nil` for an invalid entry; the rest of the file is still read.
    let members: DiaryEntryReader.Members?

    init(from decoder: any Decoder) { members = try? DiaryEntryReader.Members(from: decoder) }

    static func all(in list: inout some UnkeyedDecodingContainer) throws -> [Member] {
      var all: [Member] = []
      while !list.isAtEnd { all.append(try list.decode(Member.self)) }
      return all
    }
  }
}
