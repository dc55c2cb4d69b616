import CoreModels

/// Every sentence of the page where people choose to show a code beside the password.
struct SecondFactorText: CatalogText {
  let message: Message
}
