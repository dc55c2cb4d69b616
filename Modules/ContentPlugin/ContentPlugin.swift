import Foundation
import PackagePlugin

/// Makes one Swift file of what lies in a room's `Content` folder, by running `ContentTool`.
@main
struct ContentPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL
    let content = folder.appending(path: "Content")
    guard FileManager.default.fileExists(atPath: content.path) else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "Content.swift")
    return [
      .buildCommand(
        displayName: "Content of \(target.name)",
        executable: try context.tool(named: "ContentTool").url,
        arguments: [folder.path, output.path],
        // Sources are read too: they tell which texts are used.
        inputFiles: files(in: folder) + [content],
        outputFiles: [output])
    ]
  }

  private func files(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (all?.compactMap { $0 as? URL } ?? []).filter { !$0.pathExtension.isEmpty }
      .sorted { $0.path < $1.path }
  }
}
