"""Search: what is to be seen by name, suite, file, tag and message."""

from results import counted


def test_finds_names(page):
    page.search("testDoubles")
    assert page.visible() == ["testDoubles(1)", "testDoubles(2)", "testDoubles(3)"]
    assert page.shown().startswith("3 of ")


def test_finds_names_in_any_case(page):
    page.search("OPENSDRAWER")
    assert page.visible() == ["testOpensDrawer"]


def test_finds_suites(page, known):
    page.search("checkouttests")
    expected = sorted(test[2] for test in known() if test[1] == "CheckoutTests")
    # Those of the file CheckoutTests.swift are found too.
    assert set(expected) <= set(page.visible())
    assert "testAdds" not in page.visible()


def test_finds_tags(page, known):
    page.search("network")
    expected = sorted(test[2] for test, result in known().items() if "network" in result.tags)
    assert sorted(page.visible()) == expected != []


def test_finds_files(page):
    page.search("PictureTests.swift")
    visible = page.visible()
    assert "testDraws" in visible and "testAdds" not in visible


def test_finds_what_failures_say(page):
    page.search("stock of pears")
    assert page.visible() == ["testChecksStock"]
    page.search("no printer is connected")
    assert page.visible() == ["testPrintsReceipt"]


def test_finds_what_has_all_words(page):
    page.search("cart doubles(2)")
    assert page.visible() == ["testDoubles(2)"]


def test_says_when_nothing_is_found(page, known):
    page.search("there is no such test")
    assert page.visible() == []
    assert page.shown() == f"0 of {counted(known())}"


def test_escape_clears_the_search(page, known):
    page.search("testAdds")
    page.locator("#search").press("Escape")
    assert page.locator("#search").input_value() == ""
    assert len(page.visible()) == len(known())


def test_slash_goes_to_the_search(page):
    page.page.keyboard.press("/")
    assert page.page.evaluate("document.activeElement.id") == "search"
    assert page.locator("#search").input_value() == ""
    page.page.keyboard.type("a/b")
    assert page.locator("#search").input_value() == "a/b"


def test_takes_no_pattern_for_one(page):
    page.search("test.*")
    assert page.visible() == []
    page.search("testDoubles(2)")
    assert page.visible() == ["testDoubles(2)"]
