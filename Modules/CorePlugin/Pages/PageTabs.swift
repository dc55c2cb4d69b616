/// The navigation between a product's pages, which the partial `tabs` renders.
public enum PageTabs {
  /// Returns the value `tabs`: a label and the pages in order, of which at most one is current.
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
