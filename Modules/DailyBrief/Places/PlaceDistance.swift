import CoreModels
import Foundation

extension Coordinates {
  /// The great-circle distance, with the Earth as a sphere of radius 6371 km.
  func kilometres(to other: Coordinates) -> Double {
    let (north, south) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let east = (other.longitude - longitude) * .pi / 180
    let cosine = sin(north) * sin(south) + cos(north) * cos(south) * cos(east)
    return 6371 * acos(min(max(cosine, -1), 1))
  }
}
