extension MoriText {
  var spanish: String { english }
}
