"""How reports show characters that a terminal or a browser would obey."""

DIRECTIONS = {0x061C, 0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A), 0xFEFF}
NO_CHARACTERS = {0xFFFE, 0xFFFF}
"""What XML cannot hold, and stands for nothing elsewhere."""
SHORT = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}


def is_control(character):
    code = ord(character)
    return code < 0x20 or 0x7F <= code < 0xA0 or code in DIRECTIONS | NO_CHARACTERS


def visible(text):
    """A text of one line."""
    return "".join(
        SHORT.get(character, f"\\u{{{ord(character):x}}}") if is_control(character) else character
        for character in text)


def visible_lines(text):
    """A text of several lines, whose tabs stay."""
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    return "\n".join(
        "\t".join(visible(part) for part in line.removesuffix("\r").split("\t")) for line in lines)
