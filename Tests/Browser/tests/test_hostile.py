"""Texts with markup, scripts, directions and controls are shown as texts."""

import pytest

from hostile import PAYLOADS
from visible import DIRECTIONS, is_control, visible, visible_lines


@pytest.fixture
def page(open_page):
    return open_page("hostile")


@pytest.fixture(scope="module")
def shared(open_shared):
    """The page for tests that only look at it, because there are many of them."""
    return open_shared("hostile")


def row(page, name):
    """The row whose name is shown like this; blanks at its ends count."""
    rows = page.page.evaluate_handle(
        "name => [...document.querySelectorAll('details.test')].find("
        "test => test.querySelector('summary .name bdi').textContent === name) ?? null", name)
    return rows.as_element()


def text(element, selector):
    return [one.text_content() for one in element.query_selector_all(selector)]


@pytest.mark.parametrize("name", PAYLOADS)
def test_names_and_tags_are_texts(shared, name):
    shown = visible(PAYLOADS[name])
    test = row(shared, shown)
    assert test is not None
    assert text(test, "summary .tag") == [shown, f"name:{name}"]


@pytest.mark.parametrize("name", PAYLOADS)
def test_messages_output_and_files_are_texts(shared, name):
    payload = PAYLOADS[name]
    test = row(shared, f"message of {name}")
    assert text(test, "article.failure pre.message") == [visible_lines(payload)]
    difference = text(test, "article.failure pre.difference")[0]
    assert difference.rstrip("\n") == visible_lines(f"− {payload}\n+ {payload}")
    assert text(test, "article.failure .place code") == [
        visible(payload.rsplit("/", 1)[-1] or payload) + ":7"]
    assert test.query_selector("article.failure").get_attribute("data-file") == visible(
        f"/shop/{payload}")
    assert text(test, "pre.output") == [visible_lines(payload)]
    assert text(test, "figure bdi") == [visible(payload)]
    assert text(test, "figure pre") == [visible_lines(payload)]


@pytest.mark.parametrize("name", PAYLOADS)
def test_errors_and_reasons_are_texts(shared, name):
    payload = PAYLOADS[name]
    message = text(row(shared, f"error of {name}"), "article.failure pre.message")[0]
    assert visible_lines(payload) in message
    assert text(row(shared, f"skip of {name}"), "summary .note") == [visible(payload)]
    assert text(row(shared, f"expected in {name}"), "article.expected pre.message") == [
        visible_lines(f"{payload} - {payload}")]


@pytest.mark.parametrize("name", PAYLOADS)
def test_attached_files_are_saved_or_texts(shared, name):
    test = row(shared, f"files of {name}")
    assert len(text(test, "figure.attachment")) == 8
    for link in test.query_selector_all("a"):
        address = link.get_attribute("href")
        assert address.startswith(("#", "data:application/octet-stream;base64,")), address
    assert test.query_selector_all("figure :not(figcaption, bdi, span, pre, a, img, p)") == []


def test_nothing_runs_when_all_is_touched(page):
    page.open_all()
    page.page.evaluate("""() => {
      for (const one of document.querySelectorAll("body *")) {
        for (const kind of ["mouseover", "focus", "load", "error", "toggle", "animationend"]) {
          one.dispatchEvent(new Event(kind, { bubbles: true }));
        }
        if (one.matches("summary, #controls button")) one.click();
      }
    }""")
    assert page.page.evaluate("window.pwned") is None


def test_drawings_with_scripts_are_only_drawn(page):
    page.opened("testDrawsScript")
    image = page.locator("figure.attachment[data-name='script.svg'] img")
    image.evaluate("image => { image.loading = 'eager'; return image.decode() }")
    assert image.evaluate("image => image.naturalWidth") == 40
    assert image.get_attribute("src").startswith("data:image/svg+xml;base64,")


def test_the_file_has_no_raw_controls(page):
    content = page.path.read_bytes().decode("utf-8", errors="strict")
    found = {hex(ord(one)) for one in set(content) if is_control(one)} - {"0xa", "0x9"}
    assert found == set()
    assert not {chr(code) for code in DIRECTIONS} & set(content)


def test_names_cannot_take_the_places_of_controls(page):
    kinds = page.page.evaluate(
        "['controls', 'search', 'shown', 'sort', 'keys', 'status']"
        ".map(id => document.querySelectorAll(`[id='${id}']`).length"
        " + ' ' + document.getElementById(id).tagName)")
    assert kinds == ["1 NAV", "1 INPUT", "1 OUTPUT", "1 SELECT", "1 DIALOG", "1 OUTPUT"]
    ids = page.page.evaluate("[...document.querySelectorAll('[id]')].map(one => one.id)")
    assert len(ids) == len(set(ids))


def test_names_keep_their_direction_to_themselves(page):
    unwrapped = page.page.evaluate(
        "[...document.querySelectorAll('details.test, section.suite h3, header h1')]"
        ".filter(one => !one.querySelector('bdi')).length")
    assert unwrapped == 0


def test_each_hostile_test_has_a_link(page, open_page):
    places = page.page.evaluate("[...document.querySelectorAll('details.test')].map(t => t.id)")
    assert len(places) == len(set(places)) and all(
        place.isprintable() and " " not in place for place in places)
    for name in list(PAYLOADS)[:4]:
        place = row(page, visible(PAYLOADS[name])).get_attribute("id")
        page.page.evaluate("place => { location.hash = place }", place)
        page.wait(
            "place => document.activeElement.closest('details.test')?.id === place", arg=place)


def test_hostile_names_are_found(page):
    for name in ("image", "template", "Hebrew", "address"):
        page.search(PAYLOADS[name])
        assert page.page.evaluate(
            "name => [...document.querySelectorAll('details.test')].some(test =>"
            " test.checkVisibility() && test.querySelector('summary bdi').textContent === name)",
            PAYLOADS[name]), name


def test_a_hostile_command_is_copied_as_it_is(page):
    page.search("message of shell")
    page.open_all()
    button = page.locator("details.test:visible button.copy").first
    button.click()
    page.wait("/copied/i.test(document.body.textContent)")
    copied = page.page.evaluate("navigator.clipboard.readText()")
    assert copied == button.get_attribute("data-copy")
    assert "'message of shell'" in copied.replace("HostileTests/", "'").replace("''", "'")


def test_the_program_and_its_arguments_are_texts(page):
    head = page.locator("header").inner_text()
    assert "<img src=x onerror=pwned=1>\"'&amp;" in head
    assert "<script>window.pwned = 1</script>" in head
    assert "<img src=x onerror=pwned=1>" in page.page.title()
    assert page.locator("header :is(img, script)").count() == 0


def test_a_suite_with_markup_is_a_text(page):
    suites = page.locator("section.suite h3 bdi").all_text_contents()
    # Swift writes such a name with blanks of another kind.
    assert "`<img src=x onerror=pwned=1>`" in [suite.replace("\xa0", " ") for suite in suites]


def test_what_is_no_text_is_shown_nevertheless(page):
    page.open_all()
    shown = page.test("testPrintsNoText").locator("pre.output").text_content()
    assert shown.startswith("b") and shown.rstrip().endswith("e")
    assert "\ufffd" in shown and "\\u{0}" in shown and "(" in shown
