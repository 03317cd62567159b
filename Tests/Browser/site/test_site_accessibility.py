"""What a screen reader is told about the site, and whether all can be read."""

import pytest

from axe import ALL, violations
from conftest import DESKTOP, PHONE_390

PAGES = {
    "landing": "",
    "all modules": "documentation/",
    "guide": "documentation/litmus/guide-waiting/",
    "module": "documentation/litmusexpectations/",
    "tutorial": "tutorials/litmusspies/fakes/",
    "tutorials": "tutorials/faketutorials/",
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE_390], ids=["desktop", "phone"])
@pytest.mark.parametrize("place", PAGES.values(), ids=PAGES)
def test_axe_finds_nothing_serious(open_site, place, size, scheme):
    page = open_site(place, viewport=size, color_scheme=scheme)
    page.page.get_by_role("heading", level=1).first.wait_for()
    # The landing page is ours alone; the others are docc's.
    impacts = ("serious", "critical") if place else ALL
    assert violations(page.page, impacts) == []
    page.search("timeout")
    assert violations(page.page, impacts) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_an_empty_search(open_site, scheme):
    page = open_site("", color_scheme=scheme)
    page.search("qqqqqqqqqqqqqqqq")
    assert violations(page.page) == []


def test_the_order_of_the_focus_is_that_of_the_landing_page(open_site):
    page = open_site("").page
    names = []
    for _ in range(9):
        page.keyboard.press("Tab")
        names.append(page.evaluate(
            "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText.trim()"))
    assert names[:7] == ["Skip to the content", "Litmus", "Get started", "Guides", "Modules", "GitHub", "Search /"]
    assert names[7:] == ["Get started", "All guides"]


def test_headings_are_in_order(open_site):
    levels = open_site("").page.evaluate(
        "[...document.querySelectorAll('h1, h2, h3, h4')].map(heading => +heading.tagName[1])")
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after - before <= 1 for before, after in zip(levels, levels[1:])), levels


def test_the_number_of_results_is_told(open_site):
    page = open_site("")
    found = page.search("leak")
    assert page.status.inner_text() == f"{len(found)} results"
    assert page.page.get_by_role("listbox", name="Pages").count() == 1
