import CoreModels
import CorePlugin

/// The values of the wall's template: one sentence at a time, and beside it what is now and next.
struct WallValues {
  /// The hour of the day, which chooses the sentence.
  let hour: Int
  private let parts: [(plugin: any Plugin, part: WallPart)]
  /// The number of the sentence that somebody chose.
  private let asked: Int?
  private let moment: Moment

  init(_ parts: [(plugin: any Plugin, part: WallPart)], asked: Int?, at moment: Moment) {
    (self.parts, self.asked, self.moment) = (parts, asked, moment)
    hour = moment.calendar.wallClock(at: moment.now).seconds / 3600
  }

  var values: PageValues {
    let scenes = scenes
    // Another sentence each hour, the same on all screens.
    let shown =
      asked.map { $0 - 1 }.flatMap { scenes.indices.contains($0) ? $0 : nil }
      ?? (scenes.isEmpty ? 0 : hour % scenes.count)
    let language = moment.language
    return [
      "date": moment.today.longText(in: language).withCapital, "hour": hour,
      "zone": moment.environment["TZ"] ?? "", "hasMany": scenes.count > 1,
      "choose": WallText.choose.text(in: language), "next": WallText.next.text(in: language),
      "now": WallText.now.text(in: language),
      "away": WallText.away.text(in: language),
      "scenes": scenes.enumerated().map { index, scene in
        scene.merging([
          "number": index + 1, "isShown": index == shown,
        ]) { $1 }.withoutEmptyTexts
      },
      "figures": parts.compactMap { _, part -> PageValues? in
        guard case .figure(let figure, let sign, let detail) = part else { return nil }
        return ["figure": figure, "sign": sign, "detail": detail].withoutEmptyTexts
      },
      "coming": parts.compactMap { _, part -> PageValues? in
        guard case .coming(let name, let when) = part else { return nil }
        return ["name": name, "when": when]
      },
    ]
  }

  private var scenes: [PageValues] {
    parts.compactMap { plugin, part in
      guard case .words(let text, let detail) = part else { return nil }
      return ["of": plugin.name, "text": text, "detail": detail, "size": Self.size(of: text)]
    }
  }

  /// The class of type sizes that fits a text on a screen.
  private static func size(of text: String) -> String {
    switch text.count {
    case ...48: "short"
    case ...120: "middle"
    case ...280: "long"
    default: "endless"
    }
  }
}
