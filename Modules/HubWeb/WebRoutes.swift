package import CoreModels
package import CorePlugin
import CoreStorage
import HTTPTypes
import Synchronization

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
    self.init(
      method: .get, path: path, access: .ownAccount, summary: title(.english), isPage: true
    ) { call in
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
    self.init(
      method: .post, path: path, access: .ownAccount, summary: summary, isPage: true
    ) { call in
      try await call.perform(formOf: nil, title: summary, perform)
    }
    schema.isRepeatable = true
  }

  /// A form whose response shows a secret or a result, and so is never stored for a repeated
  /// request, unlike those of other forms.
  package init(
    unstoredForm path: String, title: @escaping @Sendable (Language) -> String, summary: String,
    limits: [RouteLimit] = [], bodyLimit: Int = 1 << 12,
    perform: @escaping @Sendable (PageForm, HubRequest) async throws -> PageAnswer
  ) {
    self.init(
      method: .post, path: path, access: .ownAccount, summary: summary, limits: limits,
      bodyLimit: bodyLimit, isPage: true
    ) { call in
      try await call.page(of: nil, title: title(call.world.language)) {
        try await perform(PageForm(call.request, call.form), call)
      }
    }
  }

  /// A product's page in the frame.
  package init(_ page: Page, of plugin: any Plugin) {
    let (product, name) = (plugin.id, plugin.name)
    self.init(
      method: .get, path: page.path, access: .ownAccount, summary: "A page of \(name)",
      product: product, isPage: true
    ) { call in
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
      method: .post, path: action.path, access: .ownAccount, summary: "A form of \(name)",
      product: product, limits: action.limits, bodyLimit: 4 << 20, isPage: true
    ) { call in
      try await call.perform(formOf: product, title: name) { form, call in
        try await action.perform(form, call.world)
      }
    }
    schema.isRepeatable = true
    guard let answer = action.answer else { return }
    committed = { request, form, _, transaction, _ in
      guard case .moved(let path) = answer(try PageForm(request, form)) else { return nil }
      return .moved(to: path).naming(transaction.batchName, toScript: request.isSentByScript)
    }
  }
}

extension PageForm {
  /// The form in the body of a request. Throws ``WebError/badForm`` for any other body.
  init(_ request: RouteRequest, _ form: FormBody?) throws {
    guard form != nil || request.body.isEmpty else { throw WebError.badForm }
    self.init(request, fields: form?.fields ?? [:])
  }
}

extension HubRequest {
  /// Performs a form and responds with its answer, which names the batch that it wrote. A form that
  /// waited in the browser counts for the day on which it was written.
  fileprivate func perform(
    formOf product: String?, title: String,
    _ perform: (PageForm, HubRequest) async throws -> PageAnswer
  ) async throws -> RouteResponse {
    let batch = Mutex<String?>(nil)
    var call = self
    call.world.store = world.store.afterWrites { name in batch.withLock { $0 = name } }
    if let day = writtenOn, day != world.today { call.world.fixedDay = day }
    let answer = try await perform(PageForm(request, form), call)
    return try await call.response(to: answer, of: product, title: title, nil)
      .naming(batch.withLock(\.self), toScript: request.isSentByScript)
  }

  /// Responds with a page, a redirect or a file. A page is shown with the log's position from before
  /// it was read.
  package func page(
    of product: String?, title: String, _ answer: () async throws -> PageAnswer
  ) async throws -> RouteResponse {
    let visit = try await Visit(self)
    return try await response(to: answer(), of: product, title: title, visit)
  }

  /// `visit`: the visitor of a page; `nil` for a form, which mostly leads on and then needs none.
  private func response(
    to answer: PageAnswer, of product: String?, title: String, _ visit: Visit?
  ) async throws -> RouteResponse {
    switch answer {
    case .moved(let path): return .moved(to: path)
    case .file(let response): return response
    case .missing: throw WebError.missingPage
    case .shown(let content):
      let visitor = if let visit { visit } else { try await Visit(self) }
      var page = PageDocument(
        web: services.web, visit: visitor, product: product, title: content.title ?? title,
        main: content.html, leftOut: world.store.leftOut.count)
      if let visit {
        page.pastDay = try pastDay
        page.justDone = try await justDone(visit)
      }
      return try .page(page)
    }
  }
}
