import Foundation
import PackagePlugin

extension CommandPlugin {
  /// Replaces this process by a program.
  ///
  /// So the program receives the signals that SwiftPM sends to the plug-in, such as that of control-C, and its exit
  /// code is that of the plug-in, which SwiftPM shows.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its arguments.
  ///   - command: What a user has typed, for the commands that the program shows.
  ///   - variable: The environment variable for the command, with a word a line.
  func replaceProcess(
    with program: URL, _ arguments: [String], command: [String], variable: String
  ) -> Never {
    setenv(variable, command.joined(separator: "\n"), 1)
    // A plug-in's thread blocks signals, and the program would inherit that.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    var pointers = ([program.path] + arguments).map { strdup($0) } + [nil]
    execv(program.path, &pointers)
    Diagnostics.error("\(program.path) cannot be started: \(String(cString: strerror(errno)))")
    exit(1)
  }
}

extension PluginContext {
  /// The option for the folder of the build, unless it is the default one.
  var scratchOptions: [String] {
    // The plug-in's own folder is `plugins/NAME/outputs` there.
    let folder = (1...3).reduce(pluginWorkDirectoryURL) { path, _ in
      path.deletingLastPathComponent()
    }
    let isDefault = folder.path == package.directoryURL.appending(path: ".build").path
    return isDefault ? [] : ["--scratch-path", folder.path]
  }

  /// Returns the words that start the plug-in from the current folder.
  func startCommand(for verb: String) -> [String] {
    let path = package.directoryURL.path
    let isInside = "\(FileManager.default.currentDirectoryPath)/".hasPrefix("\(path)/")
    // Without a terminal, SwiftPM cannot ask for the permission.
    return ["swift", "package"] + (isInside ? [] : ["--package-path", path]) + scratchOptions
      + ["--allow-writing-to-package-directory", verb]
  }
}
