// Written by `generate-matrix`.

#if Macros
import LitmusSpies

@Spryable
final class MatrixStaticMacroFake {
  @SpryableFunc static func syncPlainVoid(_ text: String, _ number: inout Int)
  @SpryableFunc static func syncPlainInt(_ text: String, _ number: inout Int) -> Int
  @SpryableFunc static func syncPlainOptional(_ text: String, _ number: inout Int) -> Int?
  @SpryableFunc static func syncPlainFile(_ file: borrowing File, _ number: inout Int) -> Int
  @SpryableFunc static func syncThrowsVoid(_ text: String, _ number: inout Int) throws
  @SpryableFunc static func syncThrowsInt(_ text: String, _ number: inout Int) throws -> Int
  @SpryableFunc static func syncThrowsOptional(_ text: String, _ number: inout Int) throws -> Int?
  @SpryableFunc static func syncThrowsFile(_ file: borrowing File, _ number: inout Int) throws
    -> Int
  @SpryableFunc static func syncTypedVoid(_ text: String, _ number: inout Int) throws(MatrixError)
  @SpryableFunc static func syncTypedInt(_ text: String, _ number: inout Int) throws(MatrixError)
    -> Int
  @SpryableFunc static func syncTypedOptional(_ text: String, _ number: inout Int)
    throws(MatrixError) -> Int?
  @SpryableFunc static func syncTypedFile(_ file: borrowing File, _ number: inout Int)
    throws(MatrixError) -> Int
  @SpryableFunc static func asyncPlainVoid(_ text: String, _ number: inout Int) async
  @SpryableFunc static func asyncPlainInt(_ text: String, _ number: inout Int) async -> Int
  @SpryableFunc static func asyncPlainOptional(_ text: String, _ number: inout Int) async -> Int?
  @SpryableFunc static func asyncPlainFile(_ file: borrowing File, _ number: inout Int) async -> Int
  @SpryableFunc static func asyncThrowsVoid(_ text: String, _ number: inout Int) async throws
  @SpryableFunc static func asyncThrowsInt(_ text: String, _ number: inout Int) async throws -> Int
  @SpryableFunc static func asyncThrowsOptional(_ text: String, _ number: inout Int) async throws
    -> Int?
  @SpryableFunc static func asyncThrowsFile(_ file: borrowing File, _ number: inout Int)
    async throws -> Int
  @SpryableFunc static func asyncTypedVoid(_ text: String, _ number: inout Int)
    async throws(MatrixError)
  @SpryableFunc static func asyncTypedInt(_ text: String, _ number: inout Int)
    async throws(MatrixError) -> Int
  @SpryableFunc static func asyncTypedOptional(_ text: String, _ number: inout Int)
    async throws(MatrixError) -> Int?
  @SpryableFunc static func asyncTypedFile(_ file: borrowing File, _ number: inout Int)
    async throws(MatrixError) -> Int
}

extension MatrixStaticMacroFake {
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
#endif
