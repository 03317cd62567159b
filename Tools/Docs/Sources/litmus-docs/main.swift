import LitmusDocsCommands

await LitmusDocsProgram.run()
