extension MoriText {
  var hungarian: String { english }
}
