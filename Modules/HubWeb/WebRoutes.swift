package import CoreModels
package import CorePlugin
import CoreStorage
import HTTPTypes
import HubAccounts

/// All routes for browsers.
package enum WebRoutes {
  /// Returns the routes of the files, then of the frame's pages, then of the products.
  package static func all(_ plugins: [any Plugin], _ web: WebApp) -> [HubRoute] {
    (web.assets + [WallPage.style, WallPage.script] + web.products.map(web.shortcutIcon)
      + InstallPicture.all.map(\.file)).map(
        \.route)
      + [LogWatch.route, FormToken.route, OfflinePage.route, WallPage.route]
      + [WebManifest.route(of: web), ServiceWorker.route(of: web)]
      + SettingsPage.routes + DataPage.routes + DevicesPage.routes + EntryPages.routes
      + AccountPage.routes + AddressPage.routes + SecondFactorPage.routes + PasskeyPage.routes
      + OpenIDPage.routes + PeoplePage.routes
      + [PrivacyPage.route]
      + CalendarPage.routes + WallSettings.routes + PushSettings.routes
      + (TodayPage.routes + DayPage.routes + HistoryPage.routes
      + SearchPage.routes + PalettePage.routes + [FirstRun.route]
      + plugins.flatMap { plugin in
        plugin.pages.map { HubRoute($0, of: plugin) }
          + plugin.formActions.map { HubRoute($0, of: plugin) }
      }).map(\.closedToSealed)
  }
}

extension HubRoute {
  /// A page of the frame.
  package init(
    page path: String, title: @escaping @Sendable (Language) -> String,
    answer: @escaping @Sendable (HubRequest) async throws -> PageAnswer
  ) {
    self.init(method: .get, path: path, access: .page, summary: title(.english)) { call in
      try await call.shown(product: nil, title: title(call.world.language)) {
        try await answer(call.past)
      }
    }
  }

  /// A form of the frame.
  package init(
    form path: String, summary: String,
    perform: @escaping @Sendable (PageForm, HubRequest) async throws -> PageAnswer
  ) {
    self.init(method: .post, path: path, access: .page, summary: summary) { call in
      try await call.done(product: nil, title: summary, perform)
    }
  }

  /// A product's page in the frame.
  package init(_ page: Page, of plugin: any Plugin) {
    let (product, name) = (plugin.id, plugin.name)
    self.init(
      method: .get, path: page.path, access: .page, summary: "A page of \(name)",
      product: product
    ) {
      call in
      let title = page.title(call.world.language)
      return try await call.shown(product: product, title: title) {
        await plugin.renewCaches(in: call.world)
        return try await page.answer(call.request, call.past.world)
      }
    }
  }

  /// A form on a product's page.
  package init(_ action: FormAction, of plugin: any Plugin) {
    let (product, name) = (plugin.id, plugin.name)
    self.init(
      method: .post, path: action.path, access: .page, summary: "A form of \(name)",
      product: product, limits: action.limits, bodyLimit: 4 << 20
    ) { call in
      try await call.done(product: product, title: name, answering: action.answer) { form, call in
        try await action.perform(form, call.world)
      }
    }
  }
}

extension HubRequest {
  /// Responds to a form.
  fileprivate func done(
    product: String?, title: String, answering answer: ((PageForm) -> PageAnswer)? = nil,
    _ perform: (PageForm, HubRequest) async throws -> PageAnswer
  ) async throws -> RouteResponse {
    let form = Result { PageForm(request, fields: try FormBody(request).fields) }
    return try await once(answering: (try? form.get()).flatMap { answer?($0) }) { call in
      try await call.tellingBatch { call in
        try await call.shown(product: product, title: title, isForm: true) {
          try await perform(form.get(), call)
        }
      }
    }
  }

  /// The response that an answer is; an error of it is a page as well. A page is shown with the log's
  /// position from before it was read; a form mostly leads on, and then needs none.
  package func shown(
    product: String?, title: String, isForm: Bool = false,
    _ answer: () async throws -> PageAnswer
  ) async throws -> RouteResponse {
    let before = isForm ? nil : try await Visit(self)
    let result: Result<PageAnswer, any Error>
    do { result = .success(try await answer()) } catch { result = .failure(error) }
    if case .success(.moved(let path)) = result { return .moved(to: path) }
    if case .success(.file(let response)) = result { return response }
    let visit: Visit
    if let before { visit = before } else { visit = try await Visit(self) }
    do {
      guard case .shown(let content) = try result.get() else { throw WebError.missingPage }
      let done = isForm ? nil : try await justDone(visit)
      return try .page(
        PageDocument(
          web: services.web, visit: visit, product: product, title: content.title ?? title,
          main: content.html, leftOut: world.store.leftOut.count,
          pastDay: isForm ? nil : pastDay, justDone: done))
    } catch {
      return try services.errorPages.page(about: error, visit, product: product)
    }
  }
}
