"""The search of the site, from any of its pages."""

import pytest

PAGES = {
    "landing": "",
    "all modules": "documentation/",
    "guide": "documentation/litmus/guide-waiting/",
    "module": "documentation/litmusexpectations/",
    "symbol": "documentation/litmusexpectationscore/manualclock/",
    "tutorial": "tutorials/litmusspies/fakes/",
}


@pytest.mark.parametrize("place", PAGES.values(), ids=PAGES)
def test_opens_from_any_page(open_site, place):
    page = open_site(place)
    assert not any("search.js" in url for url in page.requests)
    assert any("leak" in text.lower() for text in page_texts(page, "leak"))
    page.page.keyboard.press("Enter")
    page.page.wait_for_url("**/package-resettable/")
    page.page.get_by_role("heading", level=1, name="Resettable package").wait_for()


def page_texts(page, words):
    page.search(words)
    return page.results.all_inner_texts()


def test_opens_from_a_page_that_does_not_exist(open_site):
    page = open_site("documentation/litmus/guide-nothing/", allowed=("404",))
    assert page.page.title() == "No such page | Litmus"
    assert page.search("leak")


@pytest.mark.parametrize("key", ["/", "Control+k", "Meta+k"])
def test_opens_with_keys(open_site, key):
    page = open_site(PAGES["module"])
    page.page.keyboard.press(key)
    page.input.wait_for()
    assert page.input.evaluate("input => input === document.activeElement")


def test_opens_with_its_button(open_site):
    page = open_site(PAGES["guide"])
    page.button.click()
    page.input.wait_for()
    page.page.keyboard.press("Escape")
    assert not page.dialog.is_visible()
    assert page.button.evaluate("button => button === document.activeElement")


def test_a_slash_can_be_typed_in_fields(open_site):
    page = open_site(PAGES["module"])
    page.search("a")
    page.page.keyboard.press("End")
    page.page.keyboard.type("/b")
    assert page.input.input_value() == "a/b"
    page.page.keyboard.press("Escape")
    page.page.locator("input.filter__input, #filter-input, .filter input").first.focus()
    page.page.keyboard.type("/")
    assert not page.dialog.is_visible()


def test_arrows_choose_and_enter_opens(open_site):
    page = open_site("")
    addresses = page.search("timeout")
    assert page.chosen().count() == 1

    def chosen():
        identifier = page.input.get_attribute("aria-activedescendant")
        assert page.chosen().get_attribute("id") == identifier
        return int(identifier.rpartition("-")[2])

    assert chosen() == 0
    page.page.keyboard.press("ArrowDown")
    page.page.keyboard.press("ArrowDown")
    assert chosen() == 2
    page.page.keyboard.press("ArrowUp")
    assert chosen() == 1
    page.page.keyboard.press("ArrowUp")
    page.page.keyboard.press("ArrowUp")
    assert chosen() == len(addresses) - 1
    page.page.keyboard.press("ArrowDown")
    page.page.keyboard.press("ArrowDown")
    page.page.keyboard.press("Enter")
    page.page.wait_for_url(lambda url: page.address in url and addresses[1] in url)
    assert not page.dialog.is_visible()


def test_opens_a_result_at_its_heading(open_site):
    page = open_site("")
    assert page.search("exit codes")[0] == "documentation/litmus/guide-runner/#Exit-codes"
    page.page.keyboard.press("Enter")
    heading = page.page.get_by_role("heading", name="Exit codes")
    heading.wait_for()
    page.page.wait_for_function("scrollY > 500")
    assert heading.bounding_box()["y"] < page.page.viewport_size["height"]


def test_opens_a_heading_of_the_same_page(open_site):
    page = open_site("documentation/litmus/guide-runner/")
    page.page.get_by_role("heading", name="Exit codes").wait_for()
    page.search("exit codes")
    page.results.first.click()
    page.page.wait_for_function("scrollY > 500")
    assert not page.dialog.is_visible()


def test_a_click_outside_closes_it(open_site):
    page = open_site("")
    page.search("fake")
    page.page.mouse.click(5, 400)
    assert not page.dialog.is_visible()


def test_says_that_nothing_is_found_and_shows_text_as_text(open_site):
    page = open_site("")
    assert page.search("<b>qqqqqqqqqqqqqqqq</b>") == []
    assert page.status.inner_text() == "Nothing was found for “<b>qqqqqqqqqqqqqqqq</b>”"
    assert page.dialog.locator("b").count() == 0


def test_shows_where_to_start_without_words(open_site):
    page = open_site("")
    page.button.click()
    page.results.first.wait_for()
    assert "First tests" in page.results.all_inner_texts()[0]


def test_can_be_tried_again_if_the_index_is_not_loaded(open_site):
    page = open_site("", allowed=("503",))
    page.page.route("**/search.json", lambda route: route.fulfill(status=503, body="busy"))
    page.page.keyboard.press("/")
    page.status.filter(has_text="could not be loaded: 503").wait_for()
    page.page.keyboard.press("Escape")
    page.page.unroute("**/search.json")
    assert page.search("leak")


def test_names_the_modules_to_import(open_site):
    page = open_site(PAGES["module"])
    page.search("waitForExpectations")
    assert "LitmusExpectationsCore, function. In Litmus, LitmusExpectations, and LitmusRunner, too" in (
        page.results.all_inner_texts()[0])
