extension DiaryText {
  var spanish: String { english }
}
