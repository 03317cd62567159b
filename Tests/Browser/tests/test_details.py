"""What an open test shows: failures, differences, attempts, output, attachments."""

import base64


def test_a_click_opens_and_closes(page):
    test = page.test("testListsColors")
    test.locator("summary").first.click()
    assert page.is_open("testListsColors")
    assert "green" in test.locator("pre.output").inner_text()
    test.locator("summary").first.click()
    assert not page.is_open("testListsColors")


def test_earlier_attempts_are_kept(page):
    test = page.opened("testConnects")
    assert test.locator("section.attempt").count() == 2
    for number in (1, 2):
        attempt = test.locator(f"section.attempt[data-attempt='{number}']")
        attempt.evaluate("attempt => { attempt.querySelector('details').open = true }")
        attempt.locator("pre.output").wait_for()
        text = page.read(attempt)
        assert f"Attempt {number} of 3" in text and f"attempt {number}" in text
        assert f"Value was {number}, but expected 0" in text
    assert page.test("testConnects").get_attribute("data-attempts") == "3"


def test_attachments_are_shown(page):
    test = page.opened("testDraws")
    figures = {
        name: test.locator("figure.attachment", has_text=name)
        for name in ("note.txt", "square.png", "circle.svg", "bytes.bin")}
    assert "some <text> & more" in page.read(figures["note.txt"])
    for name, width in (("square.png", 32), ("circle.svg", 40)):
        image = figures[name].locator("img")
        image.evaluate("image => image.decode()")
        assert image.evaluate("image => image.naturalWidth") == width, name
        assert name in image.get_attribute("alt")
    link = figures["bytes.bin"].locator("a[download]")
    assert link.get_attribute("download") == "bytes.bin"
    kind, _, data = link.get_attribute("href").partition(",")
    assert kind.endswith(";base64")
    assert base64.b64decode(data) == bytes([0, 1, 2, 253, 254, 255])
    assert "6 bytes" in page.read(figures["bytes.bin"])


def test_an_attachment_can_be_saved(open_page):
    page = open_page(allowed=["download: bytes.bin"], accept_downloads=True)
    test = page.opened("testDraws")
    with page.page.expect_download() as download:
        test.locator("figure.attachment", has_text="bytes.bin").locator("a[download]").click()
    with open(download.value.path(), "rb") as file:
        assert file.read() == bytes([0, 1, 2, 253, 254, 255])


def environment(page):
    """What is known of the run, below the line that is there at first."""
    assert page.locator("#environment dl").is_hidden()
    page.locator("#environment summary").click()
    return page.locator("#environment dl").inner_text()


def test_the_head_says_what_ran(page):
    line = page.locator("#environment summary").inner_text()
    assert "good morning" in line and "0123456789ab" in line
    assert page.locator("#environment summary").bounding_box()["height"] < 40
    assert "Shop" in page.locator("header h1").inner_text()
    assert "Shop" in page.page.title()
    verdict = page.read(page.locator("header"))
    assert "failed" in verdict
    text = environment(page)
    for part in ("--retries", "good morning", "Swift", "0123456789ab"):
        assert part in text, part


def test_the_seed_is_told(open_page):
    assert "7" in environment(open_page("repeated")).split()


def test_other_variables_are_not_told(page):
    text = page.path.read_text()
    assert "open sesame" not in text and "SCENE_SECRET" not in text


def test_a_run_without_failures_says_so(open_page):
    page = open_page("calm")
    assert "passed" in page.read(page.locator("header"))
    assert "fail" not in page.page.title().lower()
    assert page.visible() == ["testAdds"]
    assert page.locator("article.failure").count() == 0
    assert page.locator("#unattributed:visible, #rerun button:visible").count() == 0


def test_repetitions_are_rows_of_their_own(open_page):
    page = open_page("repeated")
    assert page.test("testSaysGoodbye").count() == 1
    assert page.test("testSaysGoodbye", repetition=3).count() == 1
    assert "repetition 3" in page.summary("testSaysGoodbye", repetition=3)
