// Written by `generate-matrix`.

import LitmusSpies

final class MatrixStaticFake: Spryable {
  enum ClassFunction: String, StringRepresentable {
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

  static func syncPlainVoid(_ text: String, _ number: inout Int) {
    spryify(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  static func syncPlainInt(_ text: String, _ number: inout Int) -> Int {
    spryify(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  static func syncPlainOptional(_ text: String, _ number: inout Int) -> Int? {
    spryify(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  static func syncPlainFile(_ file: borrowing File, _ number: inout Int) -> Int {
    spryify(arguments: SpyArgument.skipped, number, updating: { $0.write(1, to: &number) })
  }
  static func syncThrowsVoid(_ text: String, _ number: inout Int) throws {
    try spryifyThrows(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  static func syncThrowsInt(_ text: String, _ number: inout Int) throws -> Int {
    try spryifyThrows(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  static func syncThrowsOptional(_ text: String, _ number: inout Int) throws -> Int? {
    try spryifyThrows(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  static func syncThrowsFile(_ file: borrowing File, _ number: inout Int) throws -> Int {
    try spryifyThrows(
      arguments: SpyArgument.skipped, number, updating: { $0.write(1, to: &number) })
  }
  static func syncTypedVoid(_ text: String, _ number: inout Int) throws(MatrixError) {
    try spryifyThrows(
      arguments: text, number, updating: { $0.write(1, to: &number) }, throwing: MatrixError.self)
  }
  static func syncTypedInt(_ text: String, _ number: inout Int) throws(MatrixError) -> Int {
    try spryifyThrows(
      arguments: text, number, updating: { $0.write(1, to: &number) }, throwing: MatrixError.self)
  }
  static func syncTypedOptional(_ text: String, _ number: inout Int) throws(MatrixError) -> Int? {
    try spryifyThrows(
      arguments: text, number, updating: { $0.write(1, to: &number) }, throwing: MatrixError.self)
  }
  static func syncTypedFile(_ file: borrowing File, _ number: inout Int) throws(MatrixError) -> Int
  {
    try spryifyThrows(
      arguments: SpyArgument.skipped, number, updating: { $0.write(1, to: &number) },
      throwing: MatrixError.self)
  }
  static func asyncPlainVoid(_ text: String, _ number: inout Int) async {
    await spryifyAsync(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  static func asyncPlainInt(_ text: String, _ number: inout Int) async -> Int {
    await spryifyAsync(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  static func asyncPlainOptional(_ text: String, _ number: inout Int) async -> Int? {
    await spryifyAsync(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  static func asyncPlainFile(_ file: borrowing File, _ number: inout Int) async -> Int {
    await spryifyAsync(
      arguments: SpyArgument.skipped, number, updating: { $0.write(1, to: &number) })
  }
  static func asyncThrowsVoid(_ text: String, _ number: inout Int) async throws {
    try await spryifyAsyncThrows(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  static func asyncThrowsInt(_ text: String, _ number: inout Int) async throws -> Int {
    try await spryifyAsyncThrows(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  static func asyncThrowsOptional(_ text: String, _ number: inout Int) async throws -> Int? {
    try await spryifyAsyncThrows(arguments: text, number, updating: { $0.write(1, to: &number) })
  }
  static func asyncThrowsFile(_ file: borrowing File, _ number: inout Int) async throws -> Int {
    try await spryifyAsyncThrows(
      arguments: SpyArgument.skipped, number, updating: { $0.write(1, to: &number) })
  }
  static func asyncTypedVoid(_ text: String, _ number: inout Int) async throws(MatrixError) {
    try await spryifyAsyncThrows(
      arguments: text, number, updating: { $0.write(1, to: &number) }, throwing: MatrixError.self)
  }
  static func asyncTypedInt(_ text: String, _ number: inout Int) async throws(MatrixError) -> Int {
    try await spryifyAsyncThrows(
      arguments: text, number, updating: { $0.write(1, to: &number) }, throwing: MatrixError.self)
  }
  static func asyncTypedOptional(_ text: String, _ number: inout Int) async throws(MatrixError)
    -> Int?
  {
    try await spryifyAsyncThrows(
      arguments: text, number, updating: { $0.write(1, to: &number) }, throwing: MatrixError.self)
  }
  static func asyncTypedFile(_ file: borrowing File, _ number: inout Int) async throws(MatrixError)
    -> Int
  {
    try await spryifyAsyncThrows(
      arguments: SpyArgument.skipped, number, updating: { $0.write(1, to: &number) },
      throwing: MatrixError.self)
  }
}

extension MatrixStaticFake {
  static var members: [MatrixMember] {
    [
      MatrixMember("syncPlainVoid", { Self.stub(.syncPlainVoid) }) { Self.syncPlainVoid("x", &$0) },
      MatrixMember("syncPlainInt", { Self.stub(.syncPlainInt) }) { Self.syncPlainInt("x", &$0) },
      MatrixMember("syncPlainOptional", { Self.stub(.syncPlainOptional) }) {
        Self.syncPlainOptional("x", &$0)
      },
      MatrixMember("syncPlainFile", { Self.stub(.syncPlainFile) }) {
        Self.syncPlainFile(File(), &$0)
      },
      MatrixMember("syncThrowsVoid", { Self.stub(.syncThrowsVoid) }) {
        try Self.syncThrowsVoid("x", &$0)
      },
      MatrixMember("syncThrowsInt", { Self.stub(.syncThrowsInt) }) {
        try Self.syncThrowsInt("x", &$0)
      },
      MatrixMember("syncThrowsOptional", { Self.stub(.syncThrowsOptional) }) {
        try Self.syncThrowsOptional("x", &$0)
      },
      MatrixMember("syncThrowsFile", { Self.stub(.syncThrowsFile) }) {
        try Self.syncThrowsFile(File(), &$0)
      },
      MatrixMember("syncTypedVoid", { Self.stub(.syncTypedVoid) }) {
        try Self.syncTypedVoid("x", &$0)
      },
      MatrixMember("syncTypedInt", { Self.stub(.syncTypedInt) }) {
        try Self.syncTypedInt("x", &$0)
      },
      MatrixMember("syncTypedOptional", { Self.stub(.syncTypedOptional) }) {
        try Self.syncTypedOptional("x", &$0)
      },
      MatrixMember("syncTypedFile", { Self.stub(.syncTypedFile) }) {
        try Self.syncTypedFile(File(), &$0)
      },
      MatrixMember("asyncPlainVoid", { Self.stub(.asyncPlainVoid) }) {
        await Self.asyncPlainVoid("x", &$0)
      },
      MatrixMember("asyncPlainInt", { Self.stub(.asyncPlainInt) }) {
        await Self.asyncPlainInt("x", &$0)
      },
      MatrixMember("asyncPlainOptional", { Self.stub(.asyncPlainOptional) }) {
        await Self.asyncPlainOptional("x", &$0)
      },
      MatrixMember("asyncPlainFile", { Self.stub(.asyncPlainFile) }) {
        await Self.asyncPlainFile(File(), &$0)
      },
      MatrixMember("asyncThrowsVoid", { Self.stub(.asyncThrowsVoid) }) {
        try await Self.asyncThrowsVoid("x", &$0)
      },
      MatrixMember("asyncThrowsInt", { Self.stub(.asyncThrowsInt) }) {
        try await Self.asyncThrowsInt("x", &$0)
      },
      MatrixMember("asyncThrowsOptional", { Self.stub(.asyncThrowsOptional) }) {
        try await Self.asyncThrowsOptional("x", &$0)
      },
      MatrixMember("asyncThrowsFile", { Self.stub(.asyncThrowsFile) }) {
        try await Self.asyncThrowsFile(File(), &$0)
      },
      MatrixMember("asyncTypedVoid", { Self.stub(.asyncTypedVoid) }) {
        try await Self.asyncTypedVoid("x", &$0)
      },
      MatrixMember("asyncTypedInt", { Self.stub(.asyncTypedInt) }) {
        try await Self.asyncTypedInt("x", &$0)
      },
      MatrixMember("asyncTypedOptional", { Self.stub(.asyncTypedOptional) }) {
        try await Self.asyncTypedOptional("x", &$0)
      },
      MatrixMember("asyncTypedFile", { Self.stub(.asyncTypedFile) }) {
        try await Self.asyncTypedFile(File(), &$0)
      },
    ]
  }
}
