extension MoriText {
  var german: String { english }
}
