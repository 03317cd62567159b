import LitmusDocs

await LitmusDocsProgram.run()
