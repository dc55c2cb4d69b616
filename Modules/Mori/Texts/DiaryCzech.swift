extension DiaryText {
  var czech: String { english }
}
