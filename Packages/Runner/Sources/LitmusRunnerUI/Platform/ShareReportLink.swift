#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerModels
internal import SwiftUI

#if !os(tvOS)
internal import CoreTransferable
internal import UniformTypeIdentifiers
#endif

/// Shares the page of everything that is known of the tests; tvOS shares nothing.
struct ShareReportLink: View {
  let model: TestRunnerModel

  var body: some View {
    #if !os(tvOS)
    ShareLink(item: SharedReport(model: model), preview: SharePreview("Test Report")) {
      Label("Share Report", systemImage: "square.and.arrow.up")
    }
    .disabled(model.tests.isEmpty)
    #endif
  }
}

#if !os(tvOS)
/// The page of a run, which is written when somebody has chosen where it goes.
private struct SharedReport: Transferable {
  let model: TestRunnerModel

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .html) { report in
      SentTransferredFile(try await report.model.report())
    }
  }
}
#endif
#endif
