#if Macros
internal import SwiftSyntax

/// The members of a type in source order, with the `#if` blocks that they are in.
struct ConditionalMembers<Member> {
  enum Item {
    case member(Member)
    /// The branches of an `#if`, each with the line that begins it, as in `#elseif os(Linux)`.
    case conditional([(line: String, members: ConditionalMembers)])
  }

  private(set) var items: [Item] = []

  private init(_ items: [Item]) { self.items = items }

  /// Reads the members of a type.
  ///
  /// - Parameters:
  ///   - list: The declarations.
  ///   - read: Returns the members that a declaration has.
  init<Failure: Error>(
    of list: some Sequence<MemberBlockItemSyntax>,
    read: (DeclSyntax) throws(Failure) -> [Member]
  ) throws(Failure) {
    try self.init(of: list.map { Syntax($0.decl) }) { node throws(Failure) in
      try node.as(DeclSyntax.self).map { declaration throws(Failure) in
        try read(declaration).map(Item.member)
      } ?? []
    }
  }

  /// Reads the members of a type, or the statements of a file.
  ///
  /// - Parameters:
  ///   - nodes: The declarations or statements.
  ///   - read: Returns what a node has.
  init<Failure: Error>(
    of nodes: [Syntax], read: (Syntax) throws(Failure) -> [Item]
  ) throws(Failure) {
    for node in nodes {
      guard let conditional = node.as(IfConfigDeclSyntax.self) else {
        items += try read(node)
        continue
      }
      var clauses: [(line: String, members: ConditionalMembers)] = []
      for clause in conditional.clauses {
        clauses.append((clause.line, try ConditionalMembers(of: clause.nodes, read: read)))
      }
      items.append(.conditional(clauses))
    }
  }

  /// The members, including those in `#if` blocks.
  var all: [Member] {
    items.flatMap { item in
      switch item {
      case .member(let member): [member]
      case .conditional(let clauses): clauses.flatMap(\.members.all)
      }
    }
  }

  /// The members that are not in an `#if` block.
  var unconditional: [Member] {
    items.compactMap { if case .member(let member) = $0 { member } else { nil } }
  }

  /// What is in `#if` blocks.
  var conditional: ConditionalMembers {
    ConditionalMembers(items.filter { if case .conditional = $0 { true } else { false } })
  }

  /// Returns the members that a closure changes, without those for which it returns `nil`.
  func compactMap(_ change: (Member) -> Member?) -> ConditionalMembers {
    ConditionalMembers(
      items.compactMap { item in
        switch item {
        case .member(let member): change(member).map(Item.member)
        case .conditional(let clauses):
          .conditional(clauses.map { ($0.line, $0.members.compactMap(change)) })
        }
      })
  }

  /// Returns the lines of the members, in their `#if` blocks, without blocks that have no lines.
  func lines(of member: (Member) -> [String]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .member(let one): return member(one)
      case .conditional(let clauses):
        let inner = clauses.map { ($0.line, $0.members.lines(of: member)) }
        guard inner.contains(where: { !$0.1.isEmpty }) else { return [] }
        return inner.flatMap { [$0] + $1 } + ["#endif"]
      }
    }
  }
}

extension IfConfigClauseSyntax {
  /// The declarations or statements of the branch.
  fileprivate var nodes: [Syntax] {
    switch elements {
    case .statements(let items): items.map { Syntax($0.item) }
    case .decls(let items): items.map { Syntax($0.decl) }
    default: []
    }
  }
}
#endif
