import CoreNet
package import HTTPTypes

/// The token against forged requests from other sites (OWASP: synchronizer token).
package enum FormToken {
  /// The name of the form field.
  package static let field = "form_token"
  /// The header field used by scripts.
  package static let header = HTTPField.Name(known: "X-Form-Token")
}
