"""Commands to copy."""

import pytest

CLIPBOARD = "navigator.clipboard.readText()"
# As in a browser that has no clipboard for a local file; what reads it for the test is kept.
NO_CLIPBOARD = """
  window.readClipboard = navigator.clipboard.readText.bind(navigator.clipboard);
  Object.defineProperty(navigator, "clipboard", { value: undefined });
"""
REFUSED = """
  navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  window.readClipboard = navigator.clipboard.readText.bind(navigator.clipboard);
"""


def feedback(page):
    """What is said in regions that a screen reader follows."""
    return " ".join(page.page.locator(
        "[aria-live]:not(#shown), [role=status]:not(#shown)").all_inner_texts())


def copy(page, name):
    page.open_all()
    button = page.test(name).locator("button.copy").first
    button.click()
    page.wait(
        "[...document.querySelectorAll('[aria-live], [role=status]')]"
        ".some(region => /copied/i.test(region.textContent))")
    return button


def test_a_test_has_its_command(page):
    button = copy(page, "testRefunds")
    text = page.page.evaluate(CLIPBOARD)
    assert text == button.get_attribute("data-copy")
    assert text.endswith("--only CartTests/testRefunds -- --greeting 'good morning'")
    assert "--run-tests" in text and "Shop" in text


def test_all_failures_have_a_command(page):
    page.locator("#rerun button.copy").click()
    page.wait("/copied/i.test(document.body.textContent)")
    text = page.page.evaluate(CLIPBOARD)
    for name in ("testOpensDrawer", "testOrders", "testWaitsForCard"):
        assert f"--only C{'artTests' if name == 'testOrders' else 'heckoutTests'}/{name}" in text
    assert "testAdds" not in text
    assert text == page.locator("#rerun pre").text_content()


def test_copying_is_told(page):
    assert "opied" not in feedback(page)
    copy(page, "testRefunds")
    assert "opied" in feedback(page)


@pytest.mark.parametrize("obstacle", [NO_CLIPBOARD, REFUSED], ids=["no clipboard", "refused"])
def test_copying_works_in_another_way(page, obstacle):
    page.page.add_init_script(obstacle)
    page.page.reload()
    button = copy(page, "testRefunds")
    assert page.page.evaluate("readClipboard()") == button.get_attribute("data-copy")
    assert page.page.locator("textarea").count() == 0


def test_copying_leaves_the_focus(page):
    copy(page, "testRefunds")
    assert page.page.evaluate("document.activeElement.className").split()[0] == "copy"
    assert page.is_open("testRefunds")
