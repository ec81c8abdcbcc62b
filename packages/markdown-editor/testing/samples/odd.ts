/** Directives, HTML, line ends and whatever else is not prose. */
export const odd: Record<string, string> = {
  players:
    '::youtube{id="dQw4w9WgXcQ" title="A song"}\n\n::vimeo{id=123456}\n\nText.\n\n::video{src="/media/abcdefghijklmnop"}\n',
  "works of the gallery":
    'Look:\n\n::art{piece="moth-and-lamp"}\n\n::art{piece=moth title="A guest"}\n\nText.\n',
  "players of other kinds":
    '::p5{user="toad" sketch="abc_d"}\n\n::codepen{user=toad pen=abcDEF}\n\n::soundcloud{track="12345" title="It\'s &quot;so&quot;"}\n\n::audio{src=/sounds/a.mp3}\n',
  "players that are wrong":
    '::youtube{id="<script>"}\n\n::youtube\n\n::video{src="https://elsewhere.example/a.mp4"}\n',
  "players with labels": '::youtube[Label]{id="dQw4w9WgXcQ"}\n',
  "players in quotes and lists":
    '> ::vimeo{id="123456"}\n\n- ::vimeo{id="123456"}\n- one\n\n  ::youtube{id="dQw4w9WgXcQ"}\n',
  "directives that nobody knows": "::unknown\n\n::unknown{a=b .c #d}\n\n:::note\nOne *two*.\n:::\n\nText.\n",
  "containers in containers": "::::one\n:::two\nThree.\n:::\n::::\n\nText.\n",
  "a container that is not closed": "Text.\n\n:::note\nOne.\n\nTwo.\n",
  "a container in a list": "- one\n\n  :::note\n  two\n  :::\n\n- three\n",
  "colons alone": ":::\n\n::\n\n:\n\nText:\n\n:: text\n",
  "html blocks":
    '<div class="a">\n\nOne *two*.\n\n</div>\n\nText.\n\n<details>\n<summary>One</summary>\n\nTwo\n\n</details>\n',
  "html refused":
    '<script>\nalert(1)\n\nalert(2)\n</script>\n\n<iframe src="https://x.example"></iframe>\n\n<form><input></form>\n\nText.\n',
  "html close to text": "Text.\n<div>\nOne\n</div>\nMore.\n\nText.\n",
  "html in lists and quotes": "- <div>\n  one\n  </div>\n- two\n\n> <p>\n> three\n> </p>\n",
  "html allowed":
    '<u>One</u>\n\n<mark>two</mark>\n\n<figure><img src="/a.png" alt="b"><figcaption>c</figcaption></figure>\n\n<br>\n\nText.\n',
  comments: "<!-- one -->\n\nText.\n\n<!--\ntwo\n\nthree\n-->\n\nText.\n\n<!-- four -->\nText.\n",
  "a comment that never ends": "Text.\n\n<!-- one\n\ntwo\n",
  declarations: "<!DOCTYPE html>\n\n<?php one ?>\n\n<![CDATA[ two ]]>\n\nText.\n",
  "Windows' line ends":
    "# One\r\n\r\nTwo\r\nthree *four*.\r\n\r\n- five\r\n- six\r\n\r\n```js\r\nseven\r\n\r\neight\r\n```\r\n\r\n> nine\r\n> ten\r\n",
  "Windows' line ends, none at the end": "One.\r\n\r\nTwo.",
  "line ends of all kinds": "One.\r\n\r\nTwo\nthree.\n\r\nFour.\r\rFive.\n",
  "a byte order mark": "\uFEFF# One\n\nTwo.\n",
  "a byte order mark and front matter": "\uFEFF---\r\ntitle: One\r\n---\r\n\r\nTwo.\r\n",
  tabs: "One\ttwo.\n\n-\tthree\n\n\t\tcode\n\n>\tfour\n",
  "no end": "One.\n\n- two\n- three",
  "many ends": "One.\n\nTwo.\n\n\n\n",
  "definitions in quotes": "> [one]: /one\n>\n> Text [one].\n\nText [one].\n",
  "definitions in lists": "- [one]: /one\n- [one]\n\n  [two]:\n  /two\n\nText [two].\n",
  "references over lines": "> [one\n> two][three]\n\n[three]: /three\n\n[one\ntwo][three]\n",
  "a nought": "One\u0000two.\n\nThree.\n",
  controls: "One\u0001\u001b[0mtwo.\n\nThree\u2028four.\n",
  "a lone surrogate": "One \ud83d two.\n\nThree.\n",
};
