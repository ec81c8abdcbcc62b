/** Samples inside a line. */
export const inlines: Record<string, string> = {
  "stars and lines": "One *two* _three_ **four** __five__ ***six*** ~~seven~~ and ~eight~.\n",
  "marks in marks": "One **two *three* four** *five **six** seven* __eight _nine_ ten__ **_eleven_**.\n",
  "marks in words": "un*frigging*believable, snake_case_name, 2*3*4, **W**ord, a__b__c.\n",
  "marks with blanks": "One * two * three, ** four ** and _ five _, 3 * 4 * 5.\n",
  "marks beside marks": "*one***two***three* **four**`five`**six** ~~seven~~*eight*\n",
  "marks over lines": "One *two\nthree* **four\nfive** six.\n",
  code: "One `two` ``three ` four`` `` `five` `` ` six ` `\\` and `*seven*`.\n",
  "code in marks": "**`one` two** *three `four`* [`five`](/six) ~~`seven`~~.\n",
  links: '[one](/two) [three](</four five> "Six") [seven](/eight \'Nine "ten"\') [](/eleven) [twelve]().\n',
  "links with marks": "[one *two* **three**](/four) **[five](/six) seven** [![eight](/nine)](/ten).\n",
  addresses: "<https://one.example/two?a=b&c=d> <mailto:a@b.example> <a@b.example>.\n",
  "bare addresses":
    "https://one.example/a_b_c, www.two.example and a@b.example; https://three.example/(four).\n",
  "links by reference":
    '[one][two], [two][], [two], [Three *four*][two] and ![five][two].\n\n[two]: /two "Two"\n',
  "references to nothing": "[one][two], [three], [x] and ![four][].\n",
  images: '![one](/two.png)\n\nText ![three *four*](/five.png "Six") text.\n\n![](/seven.png)\n',
  "images with titles": "![a](/media/abcdefghijklmnop \"A \\\"caption\\\"\")\n\n![b](/b.png 'It''s')\n",
  footnotes:
    "One[^1] and two[^two].\n\n[^1]: First.\n\n[^two]: Second,\n    over lines.\n\n    And paragraphs.\n\nText.\n",
  "footnotes with lists": "One[^a].\n\n[^a]: First:\n\n    - two\n    - three\n\n      four\n",
  "footnotes to nothing": "One[^1] and two.\n",
  "hard breaks by blanks": "One  \ntwo   \nthree\n",
  "hard breaks by backslashes": "One\\\ntwo\\\nthree *four\\\nfive*\n",
  "breaks at the ends": "One  \n\nTwo\\\n\n# Three\\\n",
  entities: "&copy; &amp; &lt;b&gt; &#x1F344; &nbsp;x &unknown; AT&T &amp;copy;\n",
  escapes: "\\*one\\* \\_two\\_ \\[three\\] \\<four\\> \\\\ five \\` six\\` \\a \\| \\~ \\& 7\\. 8 \\! \\#\n",
  "times and ratios": "At 10:30, 16:9, a:b, C:\\\\dir, :smile: and 1:1:1.\n",
  "names with colons": "See :name and :name[label] and :name{key=value} and :name[a *b*]{.c}.\n",
  underlines: "One <u>two *three*</u> <U>four</U> **<u>five</u>** <u>*six*</u>.\n",
  "underlines unclosed": "One <u>two and </u> three</u> <u>four.\n",
  "tags in lines":
    '<mark>one</mark> <small>two</small> <abbr title="x">three</abbr> <kbd>a</kbd> <br> <b>c</b>\n',
  "tags refused in lines":
    '<script>alert(1)</script> <span style="color:red">one</span> <img src=x onerror=alert(1)>\n',
  "comments in lines": "One <!-- two --> three.\n",
  "right to left": "مرحبا *بالعالم* 123.\n\n# שלום **עולם**\n\n- אחת\n- שתיים\n",
  emoji: "👩‍👩‍👧‍👦 *🏳️‍🌈* **👍🏽** 🇫🇮 e\u0301 *e\u0301*.\n",
  "Chinese, Japanese, Korean":
    "中文*强调*中文。**「日本語」**です。한국어 **굵게**는 이렇게.\n\n全角　空白。\n",
  "blanks of other kinds":
    "One\u00a0two\u2003three\u200bfour\u00ad.\n\n\u00a0Five\u00a0\n\n*\u00a0six\u00a0*\n",
  "quotes and dashes": "“One” ‘two’ – three — four… 'five' \"six\" -- seven --- eight...\n",
  brackets: "[one] (two) {three} <four [five] ](six) ![seven !eight [nine](ten\n",
  "bars, tildes and carets": "a | b | c\n\n~ one ~ two ~~~\n\nx^2^ and H~2~O ==three== ++four++\n",
  "exclamations and links": "Look! [one](/two) Look!\\[three](/four)\n",
  "numbers at line starts": "In the year\n1984. It was\n- cold\n\nSo\n\\+ one\n",
};
