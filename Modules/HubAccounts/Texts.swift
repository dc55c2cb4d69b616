package import CoreModels

/// Texts about access and permissions.
package struct AccessText: CatalogText {
  package let message: Message

  package init(message: Message) { self.message = message }
}

/// Texts about people, invitations and quotas.
package struct PeopleText: CatalogText {
  package let message: Message

  package init(message: Message) { self.message = message }
}

/// Texts about reminders in browsers.
package struct PushText: CatalogText {
  package let message: Message

  package init(message: Message) { self.message = message }
}
