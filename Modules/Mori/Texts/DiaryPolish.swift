extension DiaryText {
  var polish: String { english }
}
