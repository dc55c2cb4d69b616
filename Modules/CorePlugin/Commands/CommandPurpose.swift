/// What a command is for, seen by a host that runs it for somebody elsewhere.
public enum CommandPurpose: Sendable {
  /// It shows something; whatever a product then keeps by itself is an automatic write.
  case reads
  /// It changes something.
  case writes
  /// It shows something, or changes it where it is told to.
  case either
  /// It makes sense on the person's own machine alone.
  case local
}
