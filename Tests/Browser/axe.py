"""What axe finds on a page."""

from axe_playwright_python.sync_playwright import Axe

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
ALL = ("minor", "moderate", "serious", "critical")


def violations(page, impacts=ALL):
    """A line for each."""
    found = Axe().run(page, options={
        "resultTypes": ["violations"], "runOnly": {"type": "tag", "values": TAGS}})
    return [
        f"{one['impact']}, {one['id']}: {one['nodes'][0]['html'][:160]}: "
        f"{one['nodes'][0]['failureSummary'][:300]} ({len(one['nodes'])})"
        for one in found.response["violations"] if one["impact"] in impacts]
