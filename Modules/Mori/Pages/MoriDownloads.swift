import CoreModels
import CorePlugin
import CoreStorage
import Foundation

extension Page {
  /// Downloads of the squares as a poster or wallpaper: `size` poster, phone, desktop or pixels,
  /// `theme` dark or light.
  static let moriPosters = pictures(
    "/mori/poster", title: { MoriPageWord.poster.text(in: $0) }, isShown: true
  ) { request, world in
    let typed = request.asked("size") ?? "poster"
    let theme = request.asked("theme").flatMap { Look(rawValue: $0) } ?? .dark
    let marked = try await world.store.read { try MarkedGrid(from: $0) }
    let picture = try GridPicture(
      marked, size: typed == "poster" ? nil : typed, theme: theme, in: world)
    let size = picture.layout.size
    return (picture.svg, size.width, "mori-\(size.width)x\(size.height)-\(theme.rawValue)")
  }

  /// Downloads of the whole diary, oldest entry first, as written by `mori export`.
  static let moriExports = [
    export(.markdown, "md", "text/markdown; charset=utf-8"),
    export(.json, "json", "application/json"),
    export(.csv, "csv", "text/csv; charset=utf-8"),
  ]

  private static func export(
    _ format: DiaryExport, _ ending: String, _ type: String
  ) -> Page {
    Page("/mori/diary.\(ending)", title: { MoriPageWord.diary.text(in: $0) }) { _, world in
      let entries = try await world.store.collection(of: GratitudeEntry.self).list()
      let text = try format.text(of: entries, in: world.language)
      return .file(.download(Data(text.utf8), type: type, name: "diary.\(ending)"))
    }
  }
}
