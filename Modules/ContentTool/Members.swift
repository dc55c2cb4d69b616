/// The members that sources name: `TeaText.poured` with its type, `.poured` without, and
/// `{{words.poured}}` of a template.
struct Members {
  private var ofTypes: Set<String> = []
  private var ofAnyType: Set<Substring> = []

  func has(_ name: String, of type: String) -> Bool {
    ofAnyType.contains(name[...]) || ofTypes.contains("\(type).\(name)")
  }

  mutating func add(_ source: String) {
    var before: Substring = ""
    for part in source.split(separator: ".", omittingEmptySubsequences: false) {
      let name = part.drop { $0 == "`" }.prefix(while: isInName)
      let owner = String(before.reversed().prefix(while: isInName).reversed())
      if ["", "Self", "words"].contains(owner) {
        if !(before.last.map(")]}?!".contains) ?? true) { ofAnyType.insert(name) }
      } else if owner.first?.isUppercase == true {
        ofTypes.insert("\(owner).\(name)")
      }
      before = part
    }
  }
}

private func isInName(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_"
}
