internal import LitmusTestTool

LitmusTest.main()
