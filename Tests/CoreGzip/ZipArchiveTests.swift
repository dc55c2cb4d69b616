import CoreGzip
import Foundation
import Testing

@Suite("A ZIP archive") struct ZipArchiveTests {
  /// As Python's zipfile writes it: one file deflated, two stored, and a comment at the end.
  private let bytes =
    Data(
      base64Encoded: """
        UEsDBBQAAAAIAABIIVChEPOXbgAAAH4AAAAMAAAASm91cm5hbC5qc29uFYqxDoMwDAV/Bb2ZtoatWSl/EBbaDha1
        RAaCFCxAivLvNdJNd5exiPKPleEydklbWCMcmjuh1JCoKcgG986YkrBafbGKHS21dKPG8PR0RMaIGhoWGdd4Hb1O
        n8fgu8vKqWa8cHUEnat+Z5Rv+QNQSwMEFAAAAAAAAEghUNzExJJsAAAAbAAAAAkAAABXb3JrLmpzb257ImVudHJp
        ZXMiOlt7ImNyZWF0aW9uRGF0ZSI6IjIwMjAtMDEtMDJUMDk6MDA6MDBaIiwidGltZVpvbmUiOiJFdGNcL1VUQyIs
        InRleHQiOiJDYWxtIGxldHRlcnMifSx7InRleHQiOjF9XX1QSwMEFAAAAAAAAEghUGVNOiUDAAAAAwAAAA0AAABw
        aG90b3MvYS5qcGVn/9j/UEsBAhQDFAAAAAgAAEghUKEQ85duAAAAfgAAAAwAAAAAAAAAAAAAAIABAAAAAEpvdXJu
        YWwuanNvblBLAQIUAxQAAAAAAABIIVDcxMSSbAAAAGwAAAAJAAAAAAAAAAAAAACAAZgAAABXb3JrLmpzb25QSwEC
        FAMUAAAAAAAASCFQZU06JQMAAAADAAAADQAAAAAAAAAAAAAAgAErAQAAcGhvdG9zL2EuanBlZ1BLBQYAAAAAAwAD
        AKwAAABZAQAABwBEYXkgT25l
        """, options: .ignoreUnknownCharacters) ?? Data()

  @Test func `tells its files and what they hold`() throws {
    let archive = try #require(ZipArchive(bytes))
    #expect(ZipArchive.isOne(bytes) && !ZipArchive.isOne(Data("[]".utf8)))
    #expect(archive.names == ["Journal.json", "Work.json", "photos/a.jpeg"])
    #expect(archive.contents(of: "photos/a.jpeg", limit: 3) == Data([0xFF, 0xD8, 0xFF]))
    let journal = try #require(archive.contents(of: "Journal.json", limit: 1000))
    #expect(String(decoding: journal, as: UTF8.self).contains("Tea with Eva"))
    #expect(archive.contents(of: "Journal.json", limit: journal.count - 1) == nil)
    #expect(archive.contents(of: "photos/a.jpeg", limit: 2) == nil)
    #expect(archive.contents(of: "Other.json", limit: 1000) == nil)
  }

  @Test func `is refused where it is cut off, and its files where they are damaged`() throws {
    // The comment does not count.
    for count in 0..<bytes.count - 7 { #expect(ZipArchive(bytes.prefix(count)) == nil) }
    let whole = try #require(ZipArchive(bytes))
    for index in bytes.indices {
      var spoiled = bytes
      spoiled[index] ^= 0x40
      guard let archive = ZipArchive(spoiled) else { continue }
      for name in whole.names {
        let contents = archive.contents(of: name, limit: 1000)
        #expect(contents == nil || contents == whole.contents(of: name, limit: 1000))
      }
    }
  }
}
