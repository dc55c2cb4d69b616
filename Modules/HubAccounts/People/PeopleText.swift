package import CoreModels

/// Texts about people, invitations and quotas.
package struct PeopleText: CatalogText {
  package let message: Message

  package init(message: Message) { self.message = message }
}
