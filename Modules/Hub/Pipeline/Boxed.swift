/// A large value on the heap, so that a copy of its owner copies one reference.
@propertyWrapper struct Boxed<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The reference itself, for an owner that shares the value.
  var projectedValue: Boxed {
    get { self }
    set { self = newValue }
  }

  var wrappedValue: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}
