import CoreModels
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The manifest") struct WebManifestTests {
  @Test func `everybody may read it, in a language of theirs`() async throws {
    let visitor = try await WebVisitor()
    let answer = try await visitor.stage.call(.get, "/manifest.webmanifest?lang=sk")
    #expect(answer.status == 200)
    #expect(answer.fields[.contentType] == "application/manifest+json")
    #expect(answer.fields[.cacheControl] == "public, max-age=3600")
    #expect(answer["description"]?.string == "Päť malých aplikácií pre jeden dobrý deň.")
    #expect(answer["start_url"]?.string == "/")
    #expect(answer["display"]?.string == "standalone")
    #expect(answer["theme_color"]?.string == "#FAF8F4")
    let other = try await visitor.stage.call(.get, "/manifest.webmanifest?lang=xx")
    #expect(other["description"]?.string == "Five small apps for one good day.")
  }

  @Test func `its icons are there, in their sizes`() async throws {
    let visitor = try await WebVisitor()
    let manifest = WebManifest.json(of: visitor.stage.hub.services.web, in: .english)
    let icons = try #require(manifest["icons"]).elements
    #expect(
      icons.map { "\($0["sizes"]?.string ?? "") \($0["purpose"]?.string ?? "")" } == [
        "any any", "192x192 any", "512x512 any", "192x192 maskable", "512x512 maskable",
      ])
    for icon in icons.prefix(2) {
      let file = try await visitor.stage.call(.get, try #require(icon["src"]?.string))
      #expect(file.status == 200)
      #expect(file.fields[.contentType] == icon["type"]?.string)
      #expect(file.fields[.cacheControl] == "public, max-age=31536000, immutable")
    }
  }

  @Test func `its screenshots are there, for phones and desktops`() async throws {
    let visitor = try await WebVisitor()
    let manifest = WebManifest.json(of: visitor.stage.hub.services.web, in: .english)
    let pictures = try #require(manifest["screenshots"]).elements
    #expect(pictures.map { $0["form_factor"]?.string } == ["narrow", "narrow", "wide"])
    for picture in pictures {
      let file = try await visitor.stage.call(.get, try #require(picture["src"]?.string))
      #expect(file.fields[.contentType] == "image/webp")
      #expect(file.text.hasPrefix("RIFF"))
      #expect(file.text.contains("WEBPVP8"))
    }
  }

  @Test func `a product with a page has a shortcut`() throws {
    let manifest = WebManifest.json(of: WebApp([NotePlugin()]), in: .english)
    let shortcuts = try #require(manifest["shortcuts"]).elements
    #expect(shortcuts.map { $0["url"]?.string } == ["/note"])
  }

  @Test func `pages name it and their colours`() async throws {
    let page = try await WebVisitor().get("/note").text
    #expect(page.contains(#"<link rel="manifest" href="/manifest.webmanifest?lang=en">"#))
    #expect(page.contains(#"<link rel="apple-touch-icon" href="/icon-full-180."#))
    #expect(page.contains(##"<meta name="theme-color" content="#171614" media="##))
  }
}

extension JSONValue {
  /// The elements of an array; empty for other values.
  fileprivate var elements: [JSONValue] {
    if case .array(let values) = self { values } else { [] }
  }
}
