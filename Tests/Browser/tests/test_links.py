"""Links to tests, and the state in the address."""

import pytest


def identifier(page, name):
    return page.test(name).get_attribute("id")


def in_window(page, name):
    return page.test(name).locator("summary").first.evaluate(
        "(row) => { const box = row.getBoundingClientRect();"
        " return box.top >= 0 && box.bottom <= innerHeight }")


@pytest.mark.parametrize("name", ["testAdds", "testListsColors", "testOpensDrawer"])
def test_a_link_opens_and_focuses_its_test(open_page, page, name):
    linked = open_page(
        place=f"#{identifier(page, name)}", viewport={"width": 800, "height": 400})
    linked.wait("document.activeElement.closest('details.test')")
    assert linked.focused_test() == name
    assert linked.is_open(name) and in_window(linked, name)


def test_a_link_within_the_open_page_works_too(page):
    page.page.evaluate("place => { location.hash = place }", identifier(page, "testDraws"))
    page.wait("document.activeElement.closest('details.test')")
    assert page.focused_test() == "testDraws" and page.is_open("testDraws")


def test_a_link_shows_its_test_in_spite_of_a_filter(page):
    page.press("crashed")
    assert page.visible() == ["testOpensDrawer"]
    page.page.evaluate("place => { location.hash = place }", identifier(page, "testDraws"))
    page.wait("document.activeElement.closest('details.test')")
    assert "testDraws" in page.visible()
    assert page.focused_test() == "testDraws" and in_window(page, "testDraws")


def test_each_test_links_to_itself(page, known):
    page.open_all()
    page.wait("document.querySelectorAll('details.test:not(:has(a.anchor))').length === 0")
    pairs = page.page.evaluate(
        "[...document.querySelectorAll('details.test')].map(test =>"
        " [test.id, test.querySelector('a.anchor').getAttribute('href')])")
    assert len(pairs) == len(known()) == len({identifier for identifier, _ in pairs})
    for place, link in pairs:
        assert link == f"#{place}" and place != ""
    page.test("testPays").locator("a.anchor").click()
    assert page.page.url.endswith("#" + identifier(page, "testPays"))


def test_links_last_to_the_next_run(page, open_page):
    before = open_page("before")
    for name in ("testAdds", "testDoubles(2)", "testOpensDrawer", "class setUp"):
        assert identifier(before, name) == identifier(page, name)


def test_repetitions_have_links_of_their_own(open_page):
    page = open_page("repeated")
    places = [
        page.test("testConnects", repetition=number).get_attribute("id") for number in (1, 2, 3)]
    assert len(set(places)) == 3
    linked = open_page("repeated", place=f"#{places[1]}")
    linked.wait("document.activeElement.closest('details.test')")
    assert linked.page.evaluate(
        "document.activeElement.closest('details.test').dataset.repetition") == "2"


def test_the_slowest_link_to_their_tests(page):
    page.press("skipped")
    link = page.locator("#slowest a").first
    name = link.inner_text()
    link.click()
    page.wait("document.activeElement.closest('details.test')")
    assert page.focused_test() in name


def test_an_unknown_place_is_no_matter(open_page, known):
    page = open_page(place="#there-is-no-such-test")
    assert len(page.visible()) == len(known())
    page = open_page(place="#%E0%A4%A&=&&%00")
    assert len(page.visible()) == len(known())


# MARK: State

def set_state(page):
    page.press("failed", "flaky")
    page.search("test")
    page.locator("#view-list").click()
    page.locator("#sort").select_option("name")
    page.wait("/test/.test(location.href.split('.html')[1] ?? '')")


def state(page):
    return (
        page.pressed(), page.locator("#search").input_value(),
        page.locator("#view-list").get_attribute("aria-pressed"),
        page.locator("#sort").input_value(), page.visible())


def test_the_state_outlives_a_reload(page):
    set_state(page)
    before = state(page)
    assert before[:4] == (["failed", "flaky"], "test", "true", "name")
    page.page.reload()
    assert state(page) == before


def test_the_address_has_the_state(page, open_page):
    set_state(page)
    place = page.page.url.partition(".html")[2]
    assert state(open_page(place=place)) == state(page)


def test_the_state_outlives_going_away_and_back(page):
    set_state(page)
    before = state(page)
    page.page.goto("about:blank")
    page.page.go_back()
    assert state(page) == before


def test_searches_with_special_characters_are_kept(page):
    for text in ("a&b=c#d", "100%", "ä ö\u05e9 +1", "\"<b>\""):
        page.search(text)
        page.wait(
            "text => decodeURIComponent(location.href.replace(/[+]/g, '%20')).includes(text)",
            arg=text)
        page.page.reload()
        assert page.locator("#search").input_value() == text


def test_without_filters_the_address_is_plain(page):
    set_state(page)
    page.press("failed", "flaky")
    page.search("")
    page.locator("#sort").select_option("severity")
    page.locator("#view-tree").click()
    page.wait("!/[?=]/.test(location.href.split('.html')[1] ?? '')")
