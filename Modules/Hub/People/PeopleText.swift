import CoreModels

/// Texts about people, invitations and quotas.
struct PeopleText: CatalogText {
  let message: Message
}
