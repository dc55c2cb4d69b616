extension LessonPageWord {
  var english: String {
    switch self {
    case .pages: "Lesson pages"
    case .history: "History"
    case .favorites: "Favourites"
    case .own: "Your own"
    case .source: "Source"
    case .refresh: "Refresh"
    case .favorite: "Favourite"
    case .picture: "Picture"
    case .share: "Share"
    case .light: "light"
    case .dark: "dark"
    case .search: "Search"
    case .searchLabel: "Words from a lesson"
    case .noHistory:
      "The lessons you come across collect here. The first one arrives with the next refresh."
    case .noFavorites: "Star a lesson, and it will be waiting for you here."
    case .noOwn: "What has life taught you? Write it down and it will stay here."
    case .write: "What you have learned"
    case .author: "Who said it (optional)"
    case .add: "Keep it"
    case .remove: "Remove"
    case .confirm: "Remove this lesson?"
    case .newer: "Newer"
    case .older: "Older"
    case .more: "More lessons"
    case .address: "Another address"
    case .addressHint: "An https:// address that answers like the original"
    case .save: "Save"
    case .original: "Back to the original"
    case .fileHint: "A file on this computer can be a source too:"
    }
  }
}
