import CoreModels
import CorePlugin

/// The words of Lesson's pages.
enum LessonPageWord: String, PageWords {
  case pages, history, favorites, own, source
  case refresh, favorite, picture, share, light, dark
  case search, searchLabel, noHistory, noFavorites, noOwn
  case write, author, add, remove, confirm
  case newer, older, more
  case address, addressHint, save, original, fileHint
}
