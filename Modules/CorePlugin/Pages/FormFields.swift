import ArgumentParser
public import CoreModels

/// A reason a form could not be processed.
public enum FormError: ExplainedError, Hashable {
  /// A field is missing or has a value that its input would not allow.
  case unreadable

  /// Returns a `badInput` failure.
  public func failure(in language: Language) -> Failure {
    Failure(
      .badInput, code: "form_unreadable", PluginText.unreadableForm,
      PluginText.unreadableFormAdvice, in: language)
  }
}

extension PageForm {
  /// Returns a field's first value; throws ``FormError/unreadable`` if it was not sent.
  public func required(_ field: String) throws(FormError) -> String {
    guard let value = self[field] else { throw .unreadable }
    return value
  }

  /// Returns a field's first value, trimmed, or `nil` if it is empty.
  public func filled(_ field: String) -> String? {
    let value = self[field]?.trimmingWhitespace() ?? ""
    return value.isEmpty ? nil : value
  }

  /// Returns a filled field as a number; throws ``FormError/unreadable``.
  public func number(_ field: String) throws(FormError) -> Int? { try choice(field) }

  /// Returns the value that a filled field names; throws ``FormError/unreadable``.
  public func choice<Value: InputValue>(_ field: String) throws(FormError) -> Value? {
    guard let text = filled(field) else { return nil }
    guard let value = Value(argument: text) else { throw .unreadable }
    return value
  }

  /// Returns a path parameter; throws ``FormError/unreadable`` if the path has none of that name.
  public func parameter(_ name: String) throws(FormError) -> String {
    guard let value = request.parameters[name] else { throw .unreadable }
    return value
  }

  /// Redirects to the field `back` if it is Today or a page of the product, otherwise to `path`.
  public func back(or path: String, within product: String) -> PageAnswer {
    let allowed = { (byte: UInt8) in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || "/-?=&#".utf8.contains(byte)
    }
    guard let back = self["back"], ["/", product].contains(back) || back.hasPrefix(product + "/"),
      back.utf8.allSatisfy(allowed), !back.contains("//")
    else { return .moved(to: path) }
    return .moved(to: back)
  }
}
