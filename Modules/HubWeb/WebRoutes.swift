package import CoreModels
package import CorePlugin
import CoreStorage
import HTTPTypes

/// All routes for browsers.
package enum WebRoutes {
  /// Returns the routes of the files, then of the frame's pages, then of the products.
  package static func all(_ plugins: [any Plugin], _ web: WebApp) -> [HubRoute] {
    (web.assets + [WallPage.style, WallPage.script] + web.products.map(web.shortcutIcon)
      + InstallPicture.all.map(\.file)).map(
        \.route)
      + [LogWatch.route, FormToken.route, OfflinePage.route, WallPage.route]
      + [WebManifest.route(of: web), ServiceWorker.route(of: web)]
      + SettingsPage.routes + ReminderRoutes.all + DataPage.routes + DevicesPage.routes
      + EntryPages.routes
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
      try await call.page(of: nil, title: title(call.world.language)) {
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
      try await call.handleForm(of: nil, title: summary, perform)
    }
  }

  /// A form whose response shows a secret or a result, and so is never stored for a repeated
  /// request, unlike those of other forms.
  package init(
    unstoredForm path: String, title: @escaping @Sendable (Language) -> String, summary: String,
    limits: [RouteLimit] = [], bodyLimit: Int = 1 << 12,
    perform: @escaping @Sendable (PageForm, HubRequest) async throws -> PageAnswer
  ) {
    self.init(
      method: .post, path: path, access: .page, summary: summary, limits: limits,
      bodyLimit: bodyLimit
    ) { call in
      try await call.page(of: nil, title: title(call.world.language)) {
        try await perform(call.form(), call)
      }
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
      return try await call.page(of: product, title: title) {
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
      try await call.handleForm(of: product, title: name, answering: action.answer) { form, call in
        try await action.perform(form, call.world)
      }
    }
  }
}

extension HubRequest {
  /// The submitted form. Throws ``WebError/badForm``.
  func form() throws -> PageForm { PageForm(request, fields: try FormBody(request).fields) }

  /// Handles a form, once for each key, and names the batch that it wrote.
  fileprivate func handleForm(
    of product: String?, title: String, answering answer: ((PageForm) -> PageAnswer)? = nil,
    _ perform: (PageForm, HubRequest) async throws -> PageAnswer
  ) async throws -> RouteResponse {
    let form = Result { try self.form() }
    return try await once(answering: (try? form.get()).flatMap { answer?($0) }) { call in
      try await call.namingBatch { call in
        try await call.page(of: product, title: title, isForm: true) {
          try await perform(form.get(), call)
        }
      }
    }
  }

  /// Responds with a page, a redirect or a file; an error becomes a page as well. A page is shown
  /// with the log's position from before it was read; a form mostly leads on, and then needs none.
  package func page(
    of product: String?, title: String, isForm: Bool = false,
    _ answer: () async throws -> PageAnswer
  ) async throws -> RouteResponse {
    let before = isForm ? nil : try await Visit(self)
    let result: Result<PageContent, any Error>
    do {
      switch try await answer() {
      case .moved(let path): return .moved(to: path)
      case .file(let response): return response
      case .shown(let content): result = .success(content)
      case .missing: result = .failure(WebError.missingPage)
      }
    } catch { result = .failure(error) }
    let visit: Visit
    if let before { visit = before } else { visit = try await Visit(self) }
    do {
      let content = try result.get()
      return try .page(
        PageDocument(
          web: services.web, visit: visit, product: product, title: content.title ?? title,
          main: content.html, leftOut: world.store.leftOut.count,
          pastDay: isForm ? nil : pastDay, justDone: isForm ? nil : try await justDone(visit)))
    } catch {
      return try services.errorPages.page(about: error, visit, product: product)
    }
  }
}
