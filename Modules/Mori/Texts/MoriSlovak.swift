extension MoriText {
  var slovak: String { english }
}
