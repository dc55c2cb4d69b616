/// The effect of a command, for hosts that run it remotely.
public enum CommandPurpose: Sendable {
  /// Shows something; anything the product then saves is an automatic write.
  case reads
  /// Changes something.
  case writes
  /// Shows or changes something, depending on its arguments.
  case either
  /// Works only on the user's own machine.
  case local
}
