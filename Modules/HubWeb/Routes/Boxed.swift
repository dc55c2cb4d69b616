/// A large value on the heap, so that a copy of its owner copies one reference.
@propertyWrapper @frozen package struct Boxed<Value: Sendable>: Sendable {
  @usableFromInline final class Box: Sendable {
    @usableFromInline let value: Value
    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: Box

  @inlinable package init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The reference itself, for an owner that shares the value.
  package var projectedValue: Boxed {
    get { self }
    set { self = newValue }
  }

  @inlinable package var wrappedValue: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}
