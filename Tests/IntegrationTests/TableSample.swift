@MainActor final class TableViewController {
  let tableView = TableView()
  private let viewModel: any TableViewModel
  private var results: [String] = []

  init(viewModel: any TableViewModel) {
    self.viewModel = viewModel
  }

  func viewDidLoad() {
    Task {
      results = await viewModel.load()
      self.tableView.reloadData()
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    results.count
  }
}

/// The source of the controller's results.
@MainActor protocol TableViewModel {
  func load() async -> [String]
}

/// The part of UITableView that the sample needs, so that it runs everywhere.
@MainActor final class TableView {
  private(set) var reloadCount = 0

  func reloadData() { reloadCount += 1 }
}

@MainActor final class FakeTableViewModel: TableViewModel {
  var stubbedResults: [String] = []

  func load() async -> [String] {
    await Task.yield()
    return stubbedResults
  }
}
