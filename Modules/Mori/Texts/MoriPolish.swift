extension MoriText {
  var polish: String { english }
}
