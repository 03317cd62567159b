// What UIKit has, as far as the example of ExpectToEventuallyEqual needs it.
@MainActor class TableView {
  func reloadData() {}
}

@MainActor final class ViewModel {
  func load() async -> [String] { ["one", "two"] }
}

@MainActor final class TableViewController {
  let tableView = TableView()
  let viewModel = ViewModel()
  var results: [String] = []

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    results.count
  }

  func viewDidLoad() {
    Task {
      results = await viewModel.load()
      self.tableView.reloadData()
    }
  }
}
