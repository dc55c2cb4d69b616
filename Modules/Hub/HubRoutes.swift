import CorePlugin
import HubAccounts
import HubWeb

extension Hub {
  /// Returns all routes: the server's own, then the products'.
  static func routes(
    of plugins: [any Plugin], _ web: WebApp, _ options: HubOptions, _ operation: HubOperation
  ) -> [HubRoute] {
    var routes: [HubRoute] = HealthRoutes.all
    routes += OperationRoutes(operation: operation).all
    routes += DocumentationRoutes.all
    routes += SyncRoutes.all
    routes += CalendarFeedRoute.all
    routes +=
      options.isMultiUser
      ? AccountRoutes.all + [SyncLogIn.route] : WelcomeRoutes.all + DataPage.backupRoutes
    routes += WebRoutes.all(plugins, web)
    for plugin in plugins {
      for route in plugin.routes.map({ HubRoute($0, of: plugin.id) }) {
        routes.append(route.isPersonal ? route.closedToSealed : route)
      }
    }
    return routes
  }
}
