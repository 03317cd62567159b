// For code that was written for ExpectToEventuallyEqual: everything of Litmus, and what only that has.
@_exported public import LitmusEventually
// Not all of LitmusFailKit: Swift Testing has a SourceLocation too, and a file that imports both would have
// to say which one it means.
@_exported public import class LitmusFailKit.FailSpy
@_exported public import protocol LitmusFailKit.Failing
@_exported public import struct LitmusFailKit.Fail
