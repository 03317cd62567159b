import LitmusDocsCommands

await LitmusDocs.run()
