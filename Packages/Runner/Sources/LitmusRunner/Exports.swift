@_exported public import LitmusExpectationsCore
@_exported public import LitmusRunnerCommandLine
@_exported public import LitmusRunnerCore
@_exported public import LitmusRunnerHosting
@_exported public import LitmusRunnerProcesses
@_exported public import LitmusRunnerReports
@_exported public import LitmusRunnerStorage
