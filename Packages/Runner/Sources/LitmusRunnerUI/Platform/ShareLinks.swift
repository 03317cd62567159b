#if LITMUS_RUNNER && canImport(SwiftUI)
internal import LitmusRunnerModels
internal import SwiftUI

#if !os(tvOS)
internal import CoreTransferable
internal import UniformTypeIdentifiers
#endif

/// A button that shares an attachment as a file; empty on tvOS.
struct ShareFileLink: View {
  let attachment: AttachmentDetail
  let model: TestRunnerModel

  var body: some View {
    #if !os(tvOS)
    ShareLink(
      item: SharedFile(attachment: attachment, model: model),
      preview: SharePreview(attachment.name)
    ) {
      Label("Share File", systemImage: "square.and.arrow.up")
    }
    .buttonStyle(.bordered)
    #endif
  }
}

#if !os(tvOS)
/// The file of an attachment, which is written when a person has chosen where to share it.
private struct SharedFile: Transferable {
  let attachment: AttachmentDetail
  let model: TestRunnerModel

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .data) { file in
      SentTransferredFile(try await file.model.file(of: file.attachment))
    }
  }
}
#endif

/// A button that shares the report of all test results; empty on tvOS.
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
/// The report of a model, which is written when a person has chosen where to share it.
private struct SharedReport: Transferable {
  let model: TestRunnerModel

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .html) { report in
      SentTransferredFile(try await report.model.report())
    }
  }
}
#endif

/// A button that shares a text; empty on tvOS.
struct ShareTextLink: View {
  let text: String

  var body: some View {
    #if !os(tvOS)
    ShareLink(item: text) {
      Label("Share", systemImage: "square.and.arrow.up")
    }
    #endif
  }
}
#endif
