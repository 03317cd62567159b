"""What a screen reader is told, and whether all can be read."""

import pytest

import axe
from conftest import DESKTOP, PHONE
from report import script


def violations(page):
    page.page.evaluate(script("visible"))
    return axe.violations(page.page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(open_page, scheme, size):
    page = open_page(color_scheme=scheme, viewport=size)
    page.open_all()
    assert violations(page) == []


def test_axe_finds_nothing_in_the_list(page):
    page.locator("#view-list").click()
    page.press("failed", "flaky", "skipped")
    page.open_all()
    assert violations(page) == []


def test_axe_finds_nothing_in_the_keys(page):
    page.page.keyboard.press("?")
    assert violations(page) == []


@pytest.mark.parametrize(
    "scene", ["calm", "repeated", pytest.param("hostile", marks=pytest.mark.thorough)])
def test_axe_finds_nothing_in_other_pages(open_page, scene):
    assert violations(open_page(scene)) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_all_texts_have_contrast(open_page, scheme):
    page = open_page(color_scheme=scheme)
    page.open_all()
    page.press("failed", "passed", "crashed", "skipped")
    page.page.keyboard.press("?")
    found = page.page.evaluate(script("contrast"), {"least": 4.5, "paper": False})
    assert found["problems"] == []
    assert found["count"] > 200


def test_light_and_dark_differ(open_page):
    color = "getComputedStyle(document.documentElement).backgroundColor"
    pages = [open_page(color_scheme=scheme) for scheme in ("light", "dark")]
    assert pages[0].page.evaluate(color) != pages[1].page.evaluate(color)


def test_headings_are_in_order(page):
    levels = page.page.evaluate(
        "[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]"
        ".filter(heading => heading.checkVisibility()).map(heading => +heading.tagName[1])")
    assert levels[0] == 1 and levels.count(1) == 1
    steps = [after - before for before, after in zip(levels, levels[1:])]
    assert all(step <= 1 for step in steps), levels


def test_suites_stand_under_a_heading_of_their_own(page):
    headings = page.page.evaluate(
        "[...document.querySelectorAll('h2, h3')].filter(one => one.checkVisibility())"
        ".map(one => one.tagName + ' ' + one.innerText)")
    suites = page.locator("section.suite h3").count()
    first = headings.index("H2 Tests") + 1
    assert all(one.startswith("H3 ") for one in headings[first:first + suites])
    assert headings[first + suites] == "H2 Changes"


def test_landmarks_and_controls_have_names(page):
    for role, count in (("banner", 1), ("navigation", 1), ("main", 1), ("searchbox", 1),
                        ("combobox", 1)):
        assert page.page.get_by_role(role).count() == count, role
    snapshot = page.locator("#controls").aria_snapshot()
    assert "- searchbox \"" in snapshot and "- combobox \"" in snapshot
    assert "button \"\"" not in snapshot and "- button\n" not in snapshot


def test_chips_say_whether_they_are_pressed(page, known):
    count = sum(result.outcome == "failed" for result in known().values())
    chip = page.page.get_by_role("button", pressed=False).and_(page.chip("failed"))
    assert chip.count() == 1
    name = chip.aria_snapshot()
    assert "failed" in name and str(count) in name, name
    page.press("failed")
    assert page.page.get_by_role("button", pressed=True).and_(page.chip("failed")).count() == 1


def test_each_test_is_told_with_its_outcome(page, known):
    """As the browser's own accessibility tree has it."""
    session = page.page.context.new_cdp_session(page.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    rows = [node["name"]["value"] for node in nodes
            if node.get("role", {}).get("value") == "DisclosureTriangle"]
    words = {"timedOut": "timed out", "failedAsExpected": "failed as expected"}
    for (_, _, name, _), result in known().items():
        word = words.get(result.outcome, result.outcome)
        assert any(name in row and word in row.lower() for row in rows), (name, word)


def test_opening_is_told(page):
    session = page.page.context.new_cdp_session(page.page)

    def expanded():
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        for node in nodes:
            is_row = node.get("role", {}).get("value") == "DisclosureTriangle"
            if is_row and "testListsColors" in node["name"]["value"]:
                return {one["name"]: one["value"]["value"] for one in node["properties"]}.get(
                    "expanded")

    assert not expanded()
    page.test("testListsColors").locator("summary").first.click()
    assert expanded()


def test_what_changes_is_told(page):
    assert page.page.get_by_role("status").and_(page.locator("#shown")).count() == 1
    assert page.locator("#shown").evaluate(
        "shown => shown.ariaLive ?? shown.getAttribute('aria-live') ?? 'polite'") == "polite"
    before = page.shown()
    page.press("flaky")
    assert page.shown() != before


def test_pictures_have_names(page):
    page.open_all()
    for image in page.locator("main img").all():
        assert image.get_attribute("alt")
    for drawing in page.locator("svg").all():
        assert drawing.get_attribute("aria-hidden") == "true" or drawing.get_attribute("aria-label")


def test_what_is_hidden_is_not_told(page):
    page.press("crashed")
    snapshot = page.locator("#tests").aria_snapshot()
    assert "testOpensDrawer" in snapshot and "testAdds" not in snapshot


def test_outcomes_differ_without_colors(open_page, known):
    """The marks are drawn: their shapes differ, and so do the words beside them."""
    page = open_page(forced_colors="active")
    shapes = {result.outcome: page.test(test[2]).locator("summary .mark").first.evaluate(
        "mark => getComputedStyle(mark).maskImage") for test, result in known().items()}
    assert len(set(shapes.values())) == len(shapes) == 7 and "none" not in shapes.values()


def test_the_language_is_told(page):
    assert page.page.evaluate("document.documentElement.lang") == "en"
