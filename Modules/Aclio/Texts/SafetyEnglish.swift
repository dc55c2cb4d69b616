extension SafetyText {
  var english: String {
    switch self {
    case .refused(.selfHarm):
      """
      This is not something to plan, and you do not have to carry it alone. Please talk to \
      someone now.
      """
    case .refused: "This would hurt someone, so there is no plan for it here."
    case .help(.selfHarm):
      """
      In Europe call 112, in the US call or text 988. findahelpline.com lists help in your \
      country.
      """
    case .help:
      """
      If someone is in danger, call 112 in Europe or your local emergency number. To talk it \
      over, findahelpline.com lists who listens.
      """
    case .recovery:
      """
      Good that you are working on this. When it gets hard: 112 in Europe, 988 in the US, or \
      findahelpline.com.
      """
    case .badName: "A name has letters, spaces, hyphens and apostrophes only."
    case .badAge: "The age is a whole number from 13 to 120, or empty."
    }
  }
}
