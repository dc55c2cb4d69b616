extension DiaryText {
  var hungarian: String { english }
}
