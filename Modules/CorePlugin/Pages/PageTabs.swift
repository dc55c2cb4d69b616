/// The ways between the pages of a product.
public enum PageTabs {
  /// The part `tabs` of a template, which shows the value `tabs`.
  public static let template = PageTemplate(Content.Pages.tabs)

  /// The value `tabs`: what the whole is called, and the pages in their order, of which a person
  /// looks at one or at none.
  public static func value(
    label: String, _ pages: [(path: String, name: String, isCurrent: Bool)]
  ) -> [String: any Sendable] {
    [
      "label": label,
      "pages": pages.map { page -> [String: any Sendable] in
        ["path": page.path, "name": page.name, "isCurrent": page.isCurrent]
      },
    ]
  }
}
