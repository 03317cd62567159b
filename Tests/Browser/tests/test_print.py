"""The page on paper."""

import io

import pypdf
import pytest

from report import script


def texts(page):
    """The text of each printed page."""
    pdf = page.page.pdf(format="A4")
    return [paper.extract_text() for paper in pypdf.PdfReader(io.BytesIO(pdf)).pages]


def without_blanks(text):
    return "".join(text.split())


@pytest.mark.parametrize("with_script", [True, False], ids=["with script", "without"])
def test_failures_are_printed(open_page, known, with_script):
    page = open_page(java_script_enabled=with_script)
    pages = texts(page)
    assert all(without_blanks(text) for text in pages) and len(pages) < 20
    paper = without_blanks("".join(pages))
    for (_, _, name, _), result in known().items():
        if result.outcome in ("failed", "crashed", "timedOut"):
            assert without_blanks(name) in paper
            for failure in result.failures:
                assert without_blanks(failure.text.splitlines()[0])[:60] in paper, name


def test_a_failure_that_was_closed_is_printed(page):
    page.test("testOrders").locator("summary").first.click()
    assert not page.is_open("testOrders")
    # A line of the difference, which is only to be seen when the test is open.
    assert "[1]:\"peach\"" in without_blanks("".join(texts(page)))
    assert not page.is_open("testOrders")


def test_what_passed_stays_closed(page):
    assert without_blanks("and another one") not in without_blanks("".join(texts(page)))


def test_only_what_is_shown_is_printed(page):
    page.press("flaky")
    paper = "".join(texts(page))
    assert "testConnects" in paper and "No printer is connected" not in paper


def test_controls_are_not_printed(page):
    page.page.emulate_media(media="print")
    assert not page.locator("#controls").is_visible()
    assert page.locator("button:visible").count() == 0


def test_commands_are_printed(page):
    assert "--onlyCheckoutTests/testOpensDrawer" in without_blanks("".join(texts(page)))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paper_is_white_and_letters_are_dark(open_page, scheme):
    page = open_page(color_scheme=scheme)
    page.page.emulate_media(media="print", color_scheme=scheme)
    page.open_all()
    assert page.page.evaluate(script("contrast"), {"least": 4.5, "paper": True})["problems"] == []
    backgrounds = page.page.evaluate(
        "[document.documentElement, document.body].map(e => getComputedStyle(e).backgroundColor)")
    assert set(backgrounds) <= {"rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"}
