import CoreStorage

/// A person's profile, which personalises plans; every field is optional.
struct Profile: Record, Hashable {
  static let kind = "aclio.person"
  var name = ""
  /// 13 … 120.
  var age: Int?
  var gender = ""
  /// A place in words, such as `Bratislava, Slovakia`.
  var location = ""

  var id: String { "me" }
  enum CodingKeys: String, CodingKey { case name, age, gender, location }
}
