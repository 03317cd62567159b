// Written by `generate-matrix`.

import LitmusSpies

final class MatrixRecordlessFake: Spryable {
  enum Function: String, StringRepresentable {
    case syncPlainVoid = "syncPlainVoid(_:_:)"
    case syncPlainInt = "syncPlainInt(_:_:)"
    case syncPlainOptional = "syncPlainOptional(_:_:)"
    case syncPlainFile = "syncPlainFile(_:_:)"
    case syncThrowsVoid = "syncThrowsVoid(_:_:)"
    case syncThrowsInt = "syncThrowsInt(_:_:)"
    case syncThrowsOptional = "syncThrowsOptional(_:_:)"
    case syncThrowsFile = "syncThrowsFile(_:_:)"
    case syncTypedVoid = "syncTypedVoid(_:_:)"
    case syncTypedInt = "syncTypedInt(_:_:)"
    case syncTypedOptional = "syncTypedOptional(_:_:)"
    case syncTypedFile = "syncTypedFile(_:_:)"
    case asyncPlainVoid = "asyncPlainVoid(_:_:)"
    case asyncPlainInt = "asyncPlainInt(_:_:)"
    case asyncPlainOptional = "asyncPlainOptional(_:_:)"
    case asyncPlainFile = "asyncPlainFile(_:_:)"
    case asyncThrowsVoid = "asyncThrowsVoid(_:_:)"
    case asyncThrowsInt = "asyncThrowsInt(_:_:)"
    case asyncThrowsOptional = "asyncThrowsOptional(_:_:)"
    case asyncThrowsFile = "asyncThrowsFile(_:_:)"
    case asyncTypedVoid = "asyncTypedVoid(_:_:)"
    case asyncTypedInt = "asyncTypedInt(_:_:)"
    case asyncTypedOptional = "asyncTypedOptional(_:_:)"
    case asyncTypedFile = "asyncTypedFile(_:_:)"
  }

  func syncPlainVoid(_ text: String, _ number: inout Int) {
    spryify(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  func syncPlainInt(_ text: String, _ number: inout Int) -> Int {
    spryify(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  func syncPlainOptional(_ text: String, _ number: inout Int) -> Int? {
    spryify(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  func syncPlainFile(_ file: borrowing File, _ number: inout Int) -> Int {
    spryify(arguments: SpyArgument.skipped, number, updating: { $0.write(1, to: &number) })
  }
  func syncThrowsVoid(_ text: String, _ number: inout Int) throws {
    try spryifyThrows(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  func syncThrowsInt(_ text: String, _ number: inout Int) throws -> Int {
    try spryifyThrows(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  func syncThrowsOptional(_ text: String, _ number: inout Int) throws -> Int? {
    try spryifyThrows(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  func syncThrowsFile(_ file: borrowing File, _ number: inout Int) throws -> Int {
    try spryifyThrows(
      arguments: SpyArgument.skipped, number, updating: { $0.write(1, to: &number) })
  }
  func syncTypedVoid(_ text: String, _ number: inout Int) throws(MatrixError) {
    try spryifyThrows(
      arguments: text, number, updating: { $0.write(1, to: &number) }, throwing: MatrixError.self)
  }
  func syncTypedInt(_ text: String, _ number: inout Int) throws(MatrixError) -> Int {
    try spryifyThrows(
      arguments: text, number, updating: { $0.write(1, to: &number) }, throwing: MatrixError.self)
  }
  func syncTypedOptional(_ text: String, _ number: inout Int) throws(MatrixError) -> Int? {
    try spryifyThrows(
      arguments: text, number, updating: { $0.write(1, to: &number) }, throwing: MatrixError.self)
  }
  func syncTypedFile(_ file: borrowing File, _ number: inout Int) throws(MatrixError) -> Int {
    try spryifyThrows(
      arguments: SpyArgument.skipped, number, updating: { $0.write(1, to: &number) },
      throwing: MatrixError.self)
  }
  func asyncPlainVoid(_ text: String, _ number: inout Int) async {
    await spryifyAsync(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  func asyncPlainInt(_ text: String, _ number: inout Int) async -> Int {
    await spryifyAsync(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  func asyncPlainOptional(_ text: String, _ number: inout Int) async -> Int? {
    await spryifyAsync(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  func asyncPlainFile(_ file: borrowing File, _ number: inout Int) async -> Int {
    await spryifyAsync(
      arguments: SpyArgument.skipped, number, updating: { $0.write(1, to: &number) })
  }
  func asyncThrowsVoid(_ text: String, _ number: inout Int) async throws {
    try await spryifyAsyncThrows(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  func asyncThrowsInt(_ text: String, _ number: inout Int) async throws -> Int {
    try await spryifyAsyncThrows(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  func asyncThrowsOptional(_ text: String, _ number: inout Int) async throws -> Int? {
    try await spryifyAsyncThrows(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  func asyncThrowsFile(_ file: borrowing File, _ number: inout Int) async throws -> Int {
    try await spryifyAsyncThrows(
      arguments: SpyArgument.skipped, number, updating: { $0.write(1, to: &number) })
  }
  func asyncTypedVoid(_ text: String, _ number: inout Int) async throws(MatrixError) {
    try await spryifyAsyncThrows(
      arguments: text, number, updating: { $0.write(1, to: &number) }, throwing: MatrixError.self)
  }
  func asyncTypedInt(_ text: String, _ number: inout Int) async throws(MatrixError) -> Int {
    try await spryifyAsyncThrows(
      arguments: text, number, updating: { $0.write(1, to: &number) }, throwing: MatrixError.self)
  }
  func asyncTypedOptional(_ text: String, _ number: inout Int) async throws(MatrixError) -> Int? {
    try await spryifyAsyncThrows(
      arguments: text, number, updating: { $0.write(1, to: &number) }, throwing: MatrixError.self)
  }
  func asyncTypedFile(_ file: borrowing File, _ number: inout Int) async throws(MatrixError) -> Int
  {
    try await spryifyAsyncThrows(
      arguments: SpyArgument.skipped, number, updating: { $0.write(1, to: &number) },
      throwing: MatrixError.self)
  }
}

extension MatrixRecordlessFake {
  var members: [MatrixMember] {
    [
      MatrixMember("syncPlainVoid", { self.stub(.syncPlainVoid) }) { self.syncPlainVoid("x", &$0) },
      MatrixMember("syncPlainInt", { self.stub(.syncPlainInt) }) { self.syncPlainInt("x", &$0) },
      MatrixMember("syncPlainOptional", { self.stub(.syncPlainOptional) }) {
        self.syncPlainOptional("x", &$0)
      },
      MatrixMember("syncPlainFile", { self.stub(.syncPlainFile) }) {
        self.syncPlainFile(File(), &$0)
      },
      MatrixMember("syncThrowsVoid", { self.stub(.syncThrowsVoid) }) {
        try self.syncThrowsVoid("x", &$0)
      },
      MatrixMember("syncThrowsInt", { self.stub(.syncThrowsInt) }) {
        try self.syncThrowsInt("x", &$0)
      },
      MatrixMember("syncThrowsOptional", { self.stub(.syncThrowsOptional) }) {
        try self.syncThrowsOptional("x", &$0)
      },
      MatrixMember("syncThrowsFile", { self.stub(.syncThrowsFile) }) {
        try self.syncThrowsFile(File(), &$0)
      },
      MatrixMember("syncTypedVoid", { self.stub(.syncTypedVoid) }) {
        try self.syncTypedVoid("x", &$0)
      },
      MatrixMember("syncTypedInt", { self.stub(.syncTypedInt) }) {
        try self.syncTypedInt("x", &$0)
      },
      MatrixMember("syncTypedOptional", { self.stub(.syncTypedOptional) }) {
        try self.syncTypedOptional("x", &$0)
      },
      MatrixMember("syncTypedFile", { self.stub(.syncTypedFile) }) {
        try self.syncTypedFile(File(), &$0)
      },
      MatrixMember("asyncPlainVoid", { self.stub(.asyncPlainVoid) }) {
        await self.asyncPlainVoid("x", &$0)
      },
      MatrixMember("asyncPlainInt", { self.stub(.asyncPlainInt) }) {
        await self.asyncPlainInt("x", &$0)
      },
      MatrixMember("asyncPlainOptional", { self.stub(.asyncPlainOptional) }) {
        await self.asyncPlainOptional("x", &$0)
      },
      MatrixMember("asyncPlainFile", { self.stub(.asyncPlainFile) }) {
        await self.asyncPlainFile(File(), &$0)
      },
      MatrixMember("asyncThrowsVoid", { self.stub(.asyncThrowsVoid) }) {
        try await self.asyncThrowsVoid("x", &$0)
      },
      MatrixMember("asyncThrowsInt", { self.stub(.asyncThrowsInt) }) {
        try await self.asyncThrowsInt("x", &$0)
      },
      MatrixMember("asyncThrowsOptional", { self.stub(.asyncThrowsOptional) }) {
        try await self.asyncThrowsOptional("x", &$0)
      },
      MatrixMember("asyncThrowsFile", { self.stub(.asyncThrowsFile) }) {
        try await self.asyncThrowsFile(File(), &$0)
      },
      MatrixMember("asyncTypedVoid", { self.stub(.asyncTypedVoid) }) {
        try await self.asyncTypedVoid("x", &$0)
      },
      MatrixMember("asyncTypedInt", { self.stub(.asyncTypedInt) }) {
        try await self.asyncTypedInt("x", &$0)
      },
      MatrixMember("asyncTypedOptional", { self.stub(.asyncTypedOptional) }) {
        try await self.asyncTypedOptional("x", &$0)
      },
      MatrixMember("asyncTypedFile", { self.stub(.asyncTypedFile) }) {
        try await self.asyncTypedFile(File(), &$0)
      },
    ]
  }
}
