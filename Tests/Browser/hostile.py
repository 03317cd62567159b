"""Texts that a careless page would obey. The scene gives each to its tests in every place for text."""

import json

CANARY = "https://canary.invalid"
"""Nothing is there, and no test of a page may ever ask for it."""

PAYLOADS = {
    "script": "<script>window.pwned = 1</script>",
    "end of script": "</script><script>window.pwned = 1</script>",
    "end of style": "</style><style>* { display: none !important }</style>",
    "end of everything": "</pre></code></details></main></body><script>pwned=1</script>",
    "image": "<img src=x onerror=\"window.pwned = 1\">",
    "svg": "<svg onload=window.pwned=1><script>pwned=1</script></svg>",
    "double quote": "\" onmouseover=\"window.pwned = 1\" autofocus onfocus=\"window.pwned = 1",
    "single quote": "' onmouseover='window.pwned = 1' autofocus onfocus='window.pwned = 1",
    "tag in attribute": "\"><svg onload=window.pwned=1>",
    "link": "<a href=\"javascript:window.pwned=1\">click me</a>",
    "address": "javascript:window.pwned=1",
    "data address": "data:text/html,<script>window.opener.pwned=1</script>",
    "frame": f"<iframe src='{CANARY}/frame' srcdoc='<script>parent.pwned=1</script>'></iframe>",
    "base": f"<base href='{CANARY}/'>",
    "refresh": f"<meta http-equiv=refresh content='0;url={CANARY}/refresh'>",
    "sheet": f"<link rel=stylesheet href={CANARY}/sheet><style>@import '{CANARY}/s';</style>",
    "form": f"<form action={CANARY}/form><button id=search>Send</button></form>",
    "clobbering": "<input id=controls name=getElementById><p id=search hidden>",
    "comment": "<!-- --><!--> <!--<script> -->",
    "end of data": "]]> ]]&gt; <![CDATA[",
    "entities": "&lt;script&gt;pwned=1&lt;/script&gt; &amp;amp; &#60;b&#62; &copy &nbsp;",
    "template": "${window.pwned = 1} {{constructor.constructor('pwned=1')()}} `\\u003cb>`",
    "line breaks": "first\nsecond\r\nthird\rfourth\u2028fifth\u2029sixth\u0085end",
    "tabs": "one\ttwo\t\tthree",
    "controls": "a\x00b\x01c\x07d\x1b[31me\x7ff\x9bg\x08h",
    "no characters": "\ufffe\ufeff\uffff\ufffd \U000e0041",
    "override": "\u202egnp.exe\u202c and \u202dforced\u202c",
    "isolates": "\u2066left\u2067right\u2068first\u2069\u200e\u200f\u061c",
    "Hebrew": "\u05e9\u05dc\u05d5\u05dd <b>\u05e2\u05d5\u05dc\u05dd</b>",
    "Arabic": "\u0645\u0631\u062d\u0628\u0627 (1) \u0628\u0627\u0644\u0639\u0627\u0644\u0645",
    "emoji": "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466 \U0001f3f3\ufe0f\u200d"
             "\U0001f308 e\u0301 \U0001f1e9\U0001f1ea",
    "stacked": "Z\u0351\u036b\u0343\u036a\u0302\u0363\u031a\u0320\u0347" * 20,
    "unbroken": "x" * 600,
    "blanks": "   leading and trailing   ",
    "place in a page": "#search=pwned&outcome=passed%00",
    "path": "../../../etc/passwd?x=<b>&y=\"z\"",
    "shell": "$(touch pwned) `id`; rm -rf / 'quoted' \"twice\"",
}


def write(path):
    """Writes the payloads to the file that the scene reads."""
    payloads = [{"name": name, "text": text} for name, text in PAYLOADS.items()]
    path.write_text(json.dumps(payloads))
