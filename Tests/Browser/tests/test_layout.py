"""Nothing is cut off, overlaps or leaves the window."""

import pytest

from conftest import DESKTOP, PHONE
from report import script

SIZES = {"phone": PHONE, "small": {"width": 320, "height": 600}, "desktop": DESKTOP,
         "tablet": {"width": 820, "height": 1180}}


def problems(page):
    page.page.evaluate(script("visible"))
    return page.page.evaluate(script("geometry"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", ["outcomes", "calm", "repeated"])
def test_the_page_fits(open_page, size, scene):
    assert problems(open_page(scene, viewport=SIZES[size])) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_page_fits_with_all_open(open_page, size):
    page = open_page(viewport=SIZES[size])
    page.open_all()
    assert problems(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_list_fits(open_page, size):
    page = open_page(viewport=SIZES[size])
    page.locator("#view-list").click()
    page.press("failed", "passed")
    assert problems(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_hostile_page_fits(open_page, size):
    page = open_page("hostile", viewport=SIZES[size])
    assert page.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    page.open_all()
    assert page.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_the_page_fits_with_large_letters(open_page):
    page = open_page(viewport=PHONE)
    page.page.add_init_script(
        "addEventListener('DOMContentLoaded', () => {"
        " const sheet = new CSSStyleSheet(); sheet.replaceSync('html { font-size: 200% }');"
        " document.adoptedStyleSheets = [sheet]; })")
    page.page.reload()
    assert page.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_what_is_touched_is_large_enough(open_page):
    page = open_page(viewport=PHONE, has_touch=True)
    small = page.page.evaluate("""() =>
      [...document.querySelectorAll("button, input, select, summary")]
        .filter(one => one.checkVisibility())
        .map(one => [one.textContent.trim().slice(0, 30), one.getBoundingClientRect()])
        .filter(([, box]) => box.height < 24 || box.width < 24)
        .map(([text, box]) => `${text}: ${box.width} x ${box.height}`)""")
    assert small == []


def test_the_timeline_is_within_its_section(open_page):
    for size in SIZES.values():
        page = open_page(viewport=size)
        page.locator("#timeline summary").click()
        inside = page.locator("#timeline svg").evaluate("""svg => {
          const outer = svg.parentElement.getBoundingClientRect();
          const box = svg.getBoundingClientRect();
          const isScrolled = /auto|scroll/.test(getComputedStyle(svg.parentElement).overflowX);
          return box.height > 10 && (isScrolled || box.right <= outer.right + 1);
        }""")
        assert inside


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("scene", ["outcomes", "repeated"])
def test_the_first_failure_is_on_the_first_screen(open_page, scene, size):
    page = open_page(scene, viewport=SIZES[size])
    bottom = page.locator("article.failure .message").first.evaluate("""message => {
      const line = parseFloat(getComputedStyle(message).lineHeight);
      return message.getBoundingClientRect().top + line;
    }""")
    assert bottom <= SIZES[size]["height"]


def test_a_failure_has_its_source(page):
    source = page.opened("testOrders").locator("pre.source").first
    assert "AssertEqual(order, other: Order()" in page.read(source.locator("mark"))
    assert source.locator(".number").count() >= 3
