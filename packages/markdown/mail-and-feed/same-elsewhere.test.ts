import { describe, expect, it } from "vitest";
import { createRenderer } from "../renderer.ts";
import { feedHtml } from "./feed-html.ts";
import { mailHtml } from "./mail-html.ts";
import { plainText } from "./plain-text.ts";
import { testingWords } from "./testing-words.ts";

const origin = "https://toadstool.test";
const render = createRenderer();
const look = { columnWidth: 600, elements: {}, direction: "ltr", turned: {}, codeColours: {} } as const;

/** An article as a feed, a letter and plain text have it. */
function elsewhere(markdown: string): [feed: string, letter: string, plain: string] {
  const { html } = render(markdown);
  return [
    feedHtml(html, `${origin}/blog/a-post`, testingWords),
    mailHtml(html, origin, look, testingWords),
    plainText(html, origin, testingWords),
  ];
}

describe("outside the site", () => {
  it("tasks are signs", () => {
    for (const shown of elsewhere("- [ ] pack\n- [x] fold")) {
      expect(shown).toMatch(/☐\s+pack[^]*☑\s+fold/);
      expect(shown).not.toMatch(/<input|\[x\]|\[ \]/);
    }
  });

  it.each([
    ["about-me", "/about-me"],
    ["./about-me", "/about-me"],
    ["../about-me?a=1#b", "/about-me?a=1#b"],
    ["blog/../zoo", "/zoo"],
    ["/zoo", "/zoo"],
    ["?q=ink", "/?q=ink"],
    ["foo\\)\\:", "/foo):"],
    ["10:30", "/10:30"],
  ])("a link to %s leads where it leads on its page: from the site’s root", (written, path) => {
    const markdown = `[x](${written}) ![y](${written})`;
    expect(render(markdown).html).toContain(`<a href="${path}">x</a>`);
    for (const shown of elsewhere(markdown)) expect(shown).toContain(`${origin}${path}`);
  });
});

it.each(["java&#10;script:alert(1)", "&#1;javascript:alert(1)", "java\tscript:alert(1)"])(
  "a link to %s runs nothing",
  (written) => {
    expect(render(`[x](<${written}>) ![x](<${written}>)`).html).not.toMatch(/(?:href|src)="(?!\/[^/])/);
  },
);

it.each([
  ["https://pond.example/a", 'href="https://pond.example/a"'],
  ["//pond.example/a", 'href="//pond.example/a"'],
  ["mailto:ada@pond.example", 'href="mailto:ada@pond.example"'],
  ["#moss", 'href="#moss"'],
])("a link to %s stays as it is", (written, attribute) => {
  expect(render(`[x](${written})`).html).toContain(attribute);
});

it("a link keeps its address however its scheme is spelt", () => {
  const { html } = render(
    "[x](HTTPS://pond.example/A) <MAILTO:Ada@pond.example> ![y](Https://pond.example/B.png)",
  );
  for (const address of ["https://pond.example/A", "mailto:Ada@pond.example", "https://pond.example/B.png"])
    expect(html).toContain(`="${address}"`);
});

it.each(["javascript:alert(1)", "JavaScript&#58;alert(1)", "data:text/html,x", "vbscript:x", "foo:bar"])(
  "a link to %s leads nowhere",
  (written) => {
    expect(render(`[x](<${written}>)`).html).not.toContain("href");
    expect(render(`![x](<${written}>)`).html).not.toContain("src");
  },
);
