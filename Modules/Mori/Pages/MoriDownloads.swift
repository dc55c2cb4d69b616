import CoreModels
import CorePlugin
import CoreStorage
import Foundation

extension Page {
  /// Downloads the squares as an SVG poster or wallpaper.
  static let moriPoster = Page(
    "/mori/poster.svg", title: { MoriPageWord.poster.text(in: $0) }
  ) { request, world in
    let (svg, _, name) = try await world.poster(request)
    return .file(
      .download(
        Data(svg.utf8), type: "image/svg+xml; charset=utf-8", name: name + ".svg", isShown: true))
  }

  /// Downloads the squares as a PNG.
  static let moriPosterPNG = Page(
    "/mori/poster.png", title: { MoriPageWord.poster.text(in: $0) }
  ) { request, world in
    let (svg, width, name) = try await world.poster(request)
    return .file(
      .download(try await world.pictures.png(svg, width), type: "image/png", name: name + ".png"))
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

extension World {
  /// Draws the picture that a query requests: `size` poster, phone, desktop or pixels, `theme` dark
  /// or light. Returns it with its width and file name.
  fileprivate func poster(
    _ request: RouteRequest
  ) async throws -> (svg: String, width: Int, name: String) {
    let typed = request.asked("size") ?? "poster"
    let theme = request.asked("theme").flatMap { Look(rawValue: $0) } ?? .dark
    let marked = try await store.read { try MarkedGrid(from: $0) }
    let picture = try GridPicture(
      marked, size: typed == "poster" ? nil : typed, theme: theme, in: self)
    let size = picture.layout.size
    return (picture.svg, size.width, "mori-\(size.width)x\(size.height)-\(theme.rawValue)")
  }
}
