@_exported public import LitmusRunner
@_exported public import LitmusRunnerModels
