import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The page of all available affirmations, with forms to add, edit and remove them.
  static let sunList = SunPage.page(
    "/grounding-sun/list", word: .affirmations, template: Content.Pages.list
  ) { request, world in
    let source = try await world.affirmationSource()
    let (pool, removed) = try await world.store.read { snapshot in
      let shelf = world.shelf(snapshot, source)
      return (try shelf.pool(), try shelf.removed())
    }
    // The user's own first, latest on top.
    let own = pool.filter { $0.origin == .own }.reversed()
    let all = own + pool.filter { $0.origin != .own }
    let (shown, pages) = SunLists.page(all, of: request, at: "/grounding-sun/list")
    return pages.merging([
      "isEmpty": all.isEmpty,
      "entries": shown.map { entry in
        [
          "id": entry.affirmation.id, "path": entry.affirmation.id.percentEncoded,
          "text": entry.affirmation.text, "isOwn": entry.origin == .own,
        ] as [String: any Sendable]
      },
      "hasRemoved": !removed.isEmpty,
      "removed": removed.suffix(SunLists.pageSize).reversed().map {
        ["path": $0.id.percentEncoded, "text": $0.text]
      },
    ]) { $1 }
  }

  /// The page of past days with all their affirmations, newest first.
  static let sunHistory = SunPage.page(
    "/grounding-sun/history", word: .history, template: Content.Pages.history
  ) { request, world in
    let today = world.today
    let days = try await world.store.read { snapshot in
      try snapshot.affirmationDays(Day.first...today).reversed().filter {
        $0.date.isShown || $0.date.day == today
      }
    }
    let (shown, pages) = SunLists.page(days, of: request, at: "/grounding-sun/history")
    return pages.merging([
      "isEmpty": days.isEmpty,
      "days": shown.map { day in
        let texts = day.everything.map { $0.reading(in: world.language).text }
        return [
          "day": day.date.day?.longText(in: world.language) ?? "", "text": texts[0],
          "before": Array(texts.dropFirst()),
        ] as [String: any Sendable]
      },
    ]) { $1 }
  }
}

/// Paged lists.
enum SunLists {
  /// The number of entries per page.
  static let pageSize = 40

  static func links(_ number: Int, hasMore: Bool, at path: String) -> [String: any Sendable] {
    var links: [String: any Sendable] = [:]
    links["newer"] = number > 1 ? "\(path)?page=\(number - 1)" : nil
    links["older"] = hasMore ? "\(path)?page=\(number + 1)" : nil
    return links
  }

  /// Returns the requested page's entries, with links to its neighbours.
  static func page<Entry>(
    _ all: [Entry], of request: RouteRequest, at path: String
  ) -> ([Entry], [String: any Sendable]) {
    let number = request.pageNumber()
    let rest = all.dropFirst((number - 1) * pageSize)
    return (
      Array(rest.prefix(pageSize)), links(number, hasMore: rest.count > pageSize, at: path)
    )
  }
}
