import CoreModels

/// The lines between a BEGIN and its END (RFC 5545, section 3.6): a calendar, an event, an alarm.
struct CalendarComponent: Hashable, Sendable {
  /// In upper case, such as `VEVENT`.
  let name: String
  private(set) var properties: [CalendarLine] = []
  private(set) var components: [CalendarComponent] = []
  /// The error of its first unreadable line, if any.
  private(set) var problem: EventError?

  /// Real files nest three levels: an alarm in an event in a calendar.
  private static let deepest = 8

  /// Reads the outermost components of a file; `nil` if it does not begin as a calendar. Throws
  /// ``EventError/brokenCalendar(_:line:)``.
  static func read(_ bytes: [UInt8]) throws(EventError) -> [CalendarComponent]? {
    let bytes = Array(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...])
    let head = bytes.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.prefix(15)
    guard String(decoding: head, as: UTF8.self).uppercased() == "BEGIN:VCALENDAR" else {
      return nil
    }
    let lines = CalendarLines(bytes)
    var (done, open) = ([CalendarComponent](), [CalendarComponent]())
    for read in lines.all {
      let line: CalendarLine
      switch read {
      case .success(let good): line = good
      case .failure(let problem):
        guard !open.isEmpty else { throw problem }
        open[open.count - 1].problem = problem
        continue
      }
      switch line.name {
      case "BEGIN":
        guard open.count < deepest else { throw .brokenCalendar(.tooDeep, line: line.number) }
        open.append(CalendarComponent(name: line.componentName))
      case "END":
        guard let ended = open.popLast(), ended.name == line.componentName else {
          throw .brokenCalendar(.unexpectedEnd, line: line.number)
        }
        if open.isEmpty {
          done.append(ended)
        } else {
          open[open.count - 1].components.append(ended)
        }
      default:
        guard !open.isEmpty else { throw .brokenCalendar(.notALine, line: line.number) }
        open[open.count - 1].properties.append(line)
      }
    }
    guard open.isEmpty else { throw .brokenCalendar(.cutShort, line: lines.count) }
    return done
  }

  private init(name: String) { self.name = name }

  /// The first property with this name.
  subscript(name: String) -> CalendarLine? { properties.first { $0.name == name } }

  /// Every property with this name.
  func all(_ name: String) -> [CalendarLine] { properties.filter { $0.name == name } }
}

extension CalendarLine {
  fileprivate var componentName: String { value.trimmingWhitespace().uppercased() }
}
