"""How reports show characters that a terminal or a browser would obey."""

DIRECTIONS = {0x061C, 0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A), 0xFEFF}
CONTROLS = {*range(0x20), *range(0x7F, 0xA0), *DIRECTIONS}
NO_CHARACTERS = {0xFFFE, 0xFFFF}
"""What XML cannot hold, and stands for nothing elsewhere."""

SHOWN = {code: f"\\u{{{code:x}}}" for code in CONTROLS | NO_CHARACTERS}
SHOWN |= {ord("\n"): "\\n", ord("\r"): "\\r", ord("\t"): "\\t"}


def is_control(character):
    return ord(character) in SHOWN


def visible(text):
    """A text of one line."""
    return text.translate(SHOWN)


def visible_lines(text):
    """A text of several lines, whose tabs stay."""
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    return "\n".join(
        "\t".join(visible(part) for part in line.removesuffix("\r").split("\t")) for line in lines)
