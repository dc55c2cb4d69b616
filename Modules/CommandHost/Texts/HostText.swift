/// The messages of the host itself.
extension HostText {
  static func unknownProfileAdvice(_ name: String, like known: String?) -> Self {
    known.map { .unknownProfileMeant($0, name: name) } ?? .unknownProfileAdvice(name)
  }
}
