extension DiaryText {
  var german: String { english }
}
