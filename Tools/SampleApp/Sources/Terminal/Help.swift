/// The output of `--help`.
let help = """
  Searches the catalogue of a library.

  USAGE
    litmus-sample search WORD… [--limit N] [--sort ORDER] [--width N]
    litmus-sample show ID
    litmus-sample subjects
    litmus-sample --help

  WORDS
    A book is found if all words begin a word of its title, author or subjects, whatever
    the accents and capitals. A field limits what follows it:
      title:WORD…  author:WORD…  subject:WORD…   up to the next field
      year:1974  year:1970..1979  year:1970..    the year of publication
      language:fr                                the language's two-letter code
    A word after “--” may begin with a dash.

  OPTIONS
    --limit N     show at most N books
    --sort ORDER  relevance (if not given), title, author, year or loans
    --width N     make the table N cells wide, at least 55; if not given, as wide as
                  COLUMNS in the environment says, else 80
    --help        show this text

  EXIT CODES
    0  something was found
    1  nothing was found
    2  the command line makes no sense
    3  the catalogue cannot be read
  """
