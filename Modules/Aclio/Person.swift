import CoreModels
import CoreStorage

/// What a person told about themselves, so that plans fit; all of it may be left empty.
struct Person: Record, Hashable {
  static let kind = "aclio.person"
  var name = ""
  /// 13 … 120.
  var age: Int?
  var gender = ""
  /// A place in words: `Bratislava, Slovakia`.
  var location = ""

  var id: String { "me" }
  enum CodingKeys: String, CodingKey { case name, age, gender, location }
}
