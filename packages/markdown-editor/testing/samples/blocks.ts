const r = String.raw;

/** Blocks at the left margin, in the styles in which people write them. */
export const blocks: Record<string, string> = {
  "nothing at all": "",
  "blank lines alone": "\n\n \n",
  "one word without an end": "word",
  paragraphs: "One.\n\nTwo, which is\nover two lines.\n\nThree.\n",
  "paragraphs far apart": "One.\n\n\n\nTwo.\n\n\n\n\n\nThree.\n\n\n",
  "blanks at line ends": "One.   \n\nTwo. \t\n \t \nThree.\n",
  "indented paragraphs": "  One.\n\n   Two\n three.\n",
  "headings with marks": "# One\n\n## Two *three*\n\n### `four` and [five](/six)\n\n###### Seven\n",
  "headings closed": "# One #\n\n## Two ##   \n\n### Three \\#\n",
  "headings close to text": "# One\nText at once.\n## Two\nMore.\n",
  "headings underlined": "One\n===\n\nTwo *three*\n---\n\nOver\ntwo lines\n=====\n",
  "an empty heading": "#\n\nText.\n\n##\n",
  "headings with ids": "## One {#one}\n\nText {#two}\n\n### Two {.class}\n",
  "rules of all kinds": "One.\n\n---\n\nTwo.\n\n* * *\n\n___\n\n- - - -\n\nThree.\n***\nFour.\n",
  "a rule at the top": "---\n\nText, not front matter.\n\n---\n\nMore.\n",
  "front matter": "---\ntitle: A post\ntags: [a, b]\n---\n\n# A post\n\nText.\n",
  "front matter close to text": "---\ntitle: A post\n---\nText.\n",
  "front matter with blank lines": "---\ntitle: A post\n\nsummary: >\n  Two\n  lines\n---\n\nText.\n",
  fences: "```js\nconst a = 1;\n```\n\n~~~\nplain\n~~~\n\n```\n\n```\n",
  "a fence in a longer fence": "````md\n```js\ninside\n```\n````\n\nText.\n",
  "a fence with more than a language": '```js title="a.js" {1,3}\nconst a = 1;\n\n\nconst b = 2;\n```\n',
  "a fence that never ends": "Text.\n\n```js\nconst a = 1;\n\nconst b = 2;\n",
  "an empty fence": "```\n```\n\nText.\n",
  "an indented fence": "  ```js\n  a\n    b\n  ```\n\nText.\n",
  "blanks in a fence": "```\n\n  a  \n\tb\t\n\n\n```\n\nText.\n",
  "indented code": "Text.\n\n    code\n      more\n\n    after a blank\n\nText.\n",
  "indented code by tabs": "Text.\n\n\tcode\n\t\tmore\n\nText.\n",
  quotes: "> One.\n> Two.\n\n> Three.\n>\n> Four.\n",
  "lazy quotes": "> One\ntwo\nthree\n\n>Close by\n>and more\n",
  "quotes in quotes": "> One.\n>\n> > Two.\n> >\n> > > Three.\n>\n> Four.\n",
  "quotes with everything":
    "> # One\n>\n> - two\n> - three\n>\n> ```js\n> four\n>\n> five\n> ```\n>\n> | a | b |\n> | - | - |\n> | c | d |\n",
  "an empty quote": "> \n\nText.\n\n>\n>\n",
  "a quote after text": "Text.\n> Quote.\n\nText.\n",
  "two quotes apart": "> One.\n\n> Two.\n\nText.\n",
  "dollars and mathematics": "Costs $5 or $6.\n\n$$\nx^2 + y_1 * z_2\n$$\n\nInline $a_b * c_d$ too.\n",
  "a line that is long": `${"A line that goes on and on, ".repeat(200)}to its end.\n\nText.\n`,
  "thousands of blank lines": `One.${"\n".repeat(2000)}Two.\n`,
  "a text that floods": `${"> ".repeat(300)}deep\n\nText.\n`,
  "definitions above an underlined heading":
    "Text.\n\n[one]: /one\n[two]:\n/two\nThree *four*\n===\n[one] [two]\n\n- [five]: /five\n  Six\n  ---\n\nText [five].\n",
  "a stack of definitions":
    "[one]: /one\n[two]: /two 'Title'\n[three]:\n  /three\n  \"Over lines\"\n\nText with [one] and [three].\n",
  "escapes at line starts":
    r`1\. Not a list.` +
    "\n\n" +
    r`\# Not a heading.` +
    "\n\n" +
    r`\- Not an item.` +
    "\n\n" +
    r`\> Not a quote.` +
    "\n",
  "text that looks like blocks": "1.5 litres\n\n#hashtag\n\n-5 degrees\n\n+1\n\n2020. What a year.\n",
};
