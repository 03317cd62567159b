// Written by `generate-matrix`.

#if Macros
import LitmusSpies

@Spryable
final class MatrixMacroFake {
  @SpryableFunc func syncPlainVoid(_ text: String, _ number: inout Int)
  @SpryableFunc func syncPlainInt(_ text: String, _ number: inout Int) -> Int
  @SpryableFunc func syncPlainOptional(_ text: String, _ number: inout Int) -> Int?
  @SpryableFunc func syncPlainFile(_ file: borrowing File, _ number: inout Int) -> Int
  @SpryableFunc func syncThrowsVoid(_ text: String, _ number: inout Int) throws
  @SpryableFunc func syncThrowsInt(_ text: String, _ number: inout Int) throws -> Int
  @SpryableFunc func syncThrowsOptional(_ text: String, _ number: inout Int) throws -> Int?
  @SpryableFunc func syncThrowsFile(_ file: borrowing File, _ number: inout Int) throws -> Int
  @SpryableFunc func syncTypedVoid(_ text: String, _ number: inout Int) throws(MatrixError)
  @SpryableFunc func syncTypedInt(_ text: String, _ number: inout Int) throws(MatrixError) -> Int
  @SpryableFunc func syncTypedOptional(_ text: String, _ number: inout Int) throws(MatrixError)
    -> Int?
  @SpryableFunc func syncTypedFile(_ file: borrowing File, _ number: inout Int) throws(MatrixError)
    -> Int
  @SpryableFunc func asyncPlainVoid(_ text: String, _ number: inout Int) async
  @SpryableFunc func asyncPlainInt(_ text: String, _ number: inout Int) async -> Int
  @SpryableFunc func asyncPlainOptional(_ text: String, _ number: inout Int) async -> Int?
  @SpryableFunc func asyncPlainFile(_ file: borrowing File, _ number: inout Int) async -> Int
  @SpryableFunc func asyncThrowsVoid(_ text: String, _ number: inout Int) async throws
  @SpryableFunc func asyncThrowsInt(_ text: String, _ number: inout Int) async throws -> Int
  @SpryableFunc func asyncThrowsOptional(_ text: String, _ number: inout Int) async throws -> Int?
  @SpryableFunc func asyncThrowsFile(_ file: borrowing File, _ number: inout Int) async throws
    -> Int
  @SpryableFunc func asyncTypedVoid(_ text: String, _ number: inout Int) async throws(MatrixError)
  @SpryableFunc func asyncTypedInt(_ text: String, _ number: inout Int) async throws(MatrixError)
    -> Int
  @SpryableFunc func asyncTypedOptional(_ text: String, _ number: inout Int)
    async throws(MatrixError) -> Int?
  @SpryableFunc func asyncTypedFile(_ file: borrowing File, _ number: inout Int)
    async throws(MatrixError) -> Int
}

extension MatrixMacroFake {
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
#endif
