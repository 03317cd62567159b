"""Keys: everything that a mouse can do."""


def press(page, *keys):
    for key in keys:
        page.page.keyboard.press(key)


def test_j_and_k_move_among_the_visible_tests(page):
    page.press("skipped", "flaky")
    visible = page.visible()
    page.page.evaluate("document.activeElement.blur()")
    press(page, "j")
    assert page.focused_test() == visible[0]
    press(page, "j", "j")
    assert page.focused_test() == visible[2]
    press(page, "j")
    assert page.focused_test() == visible[-1]
    press(page, "k")
    assert page.focused_test() == visible[1]


def test_arrows_move_too(page):
    visible = page.visible()
    page.page.evaluate("document.activeElement.blur()")
    press(page, "j", "ArrowDown")
    assert page.focused_test() == visible[1]
    press(page, "ArrowUp")
    assert page.focused_test() == visible[0]


def test_moving_follows_the_order_of_the_list(page):
    page.locator("#view-list").click()
    page.locator("#sort").select_option("name")
    visible = page.visible()
    page.page.evaluate("document.activeElement.blur()")
    press(page, "j", "j", "j")
    assert page.focused_test() == visible[2]


def test_enter_opens_the_test(page):
    page.press("passed")
    page.page.evaluate("document.activeElement.blur()")
    press(page, "j", "Enter")
    name = page.focused_test()
    assert page.is_open(name)
    press(page, "Enter")
    assert not page.is_open(name)


def test_the_focused_test_is_in_the_window(open_page):
    page = open_page(viewport={"width": 800, "height": 400})
    for _ in range(20):
        press(page, "j")
    box = page.page.evaluate(
        "(r => [r.top, r.bottom])(document.activeElement.getBoundingClientRect())")
    assert 0 <= box[0] and box[1] <= 400


def test_keys_do_nothing_while_writing(page):
    page.locator("#search").focus()
    page.page.keyboard.type("jk?")
    assert page.locator("#search").input_value() == "jk?"
    assert page.page.evaluate("document.activeElement.id") == "search"


def test_keys_with_modifiers_are_left_to_the_browser(page):
    page.page.evaluate("document.activeElement.blur()")
    press(page, "Control+j", "Alt+j", "Meta+k")
    assert page.focused_test() is None


def test_the_question_mark_shows_the_keys(page):
    keys = page.locator("#keys")
    assert not keys.is_visible()
    press(page, "?")
    assert keys.is_visible()
    text = keys.inner_text()
    for key in ("j", "k", "/", "?", "Enter", "Esc"):
        assert key in text, key
    press(page, "Escape")
    assert not keys.is_visible()


def test_tab_reaches_each_control(page):
    ids, seen = set(), page.page.locator("#controls :is(button, input, select)").count()
    for _ in range(seen + 10):
        press(page, "Tab")
        ids.add(page.page.evaluate(
            "(e => e.id || e.dataset.outcome || e.tagName)(document.activeElement)"))
    for control in ("search", "view-tree", "view-list", "sort", "expand", "failed", "passed"):
        assert control in ids, control


def test_space_presses_a_chip(page):
    page.chip("failed").focus()
    press(page, "Space")
    assert page.pressed() == ["failed"]


def test_focus_is_seen(page):
    """Each thing that can have the focus looks different when it does."""
    page.open_all()
    page.page.keyboard.press("Tab")  # So that the browser shows the focus.
    missing = page.page.evaluate("""() => {
      const kinds = new Map();
      for (const one of document.querySelectorAll("button, input, select, summary, a[href]")) {
        const kind = one.tagName + "." + one.className + "#" + (one.closest("nav") ? one.id : "");
        if (!kinds.has(kind) && one.checkVisibility()) kinds.set(kind, one);
      }
      const look = one => {
        const style = getComputedStyle(one);
        return [style.outlineStyle, style.outlineWidth, style.boxShadow, style.borderColor,
          style.backgroundColor].join();
      };
      return [...kinds].filter(([, one]) => {
        document.activeElement.blur();
        const before = look(one);
        one.focus({ focusVisible: true });
        return look(one) === before;
      }).map(([kind]) => kind);
    }""")
    assert missing == []
