extension LessonPageWord {
  var english: String {
    switch self {
    case .pages: "Pages of Lesson"
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
    case .searchLabel: "Words of a lesson"
    case .noHistory:
      "The lessons that you meet gather here. The first one comes with the next refresh."
    case .noFavorites: "Mark a lesson with the star, and it waits for you here."
    case .noOwn: "What has life taught you? Write it down, and it is kept here."
    case .write: "What you have learned"
    case .author: "Who said it, if you like"
    case .add: "Keep it"
    case .remove: "Remove"
    case .confirm: "Remove this lesson?"
    case .newer: "Newer"
    case .older: "Older"
    case .more: "More lessons"
    case .address: "Another address"
    case .addressHint: "A page that answers like the original, beginning with https://"
    case .save: "Save"
    case .original: "Back to the original"
    case .fileHint: "A file on this computer can be a source too:"
    }
  }
}
