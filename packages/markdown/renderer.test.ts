// In workerd, whose own stack the rule needs.
import "cloudflare:workers";
import { describe, expect, inject, it } from "vitest";
import { createRenderer } from "./renderer.ts";

const render = createRenderer({ media: { address: /^\/media\/[a-z2-7]{16}$/, shownAs: "/media/…" } });
const renderMarkdown = (markdown: string) => render(markdown).html;

describe("the renderer", () => {
  it("renders GitHub's markdown: tables, task lists, strikethrough, footnotes that lead there and back", () => {
    const html = renderMarkdown("| a |\n|---|\n| 1 |\n\n- [x] done\n\n~~gone~~ see[^1]\n\n[^1]: note");
    for (const part of ["<table>", 'type="checkbox" checked disabled aria-label="Done"', "<del>gone</del>"])
      expect(html).toContain(part);
    const target = /href="#(user-content-fn-1)"/.exec(html)?.[1];
    expect(html).toContain(`id="${target}"`);
  });

  it("wraps a table once, and lets no empty cell be a header", () => {
    const html = renderMarkdown("|   | b |\n|---|---|\n| 1 | 2 |");
    expect(html.match(/class="table-scroll"/g)).toHaveLength(1);
    expect(html).toContain("<td></td>");
    expect(html).toContain('<th scope="col">b</th>');
  });

  it("reserves a picture's space where its address contains the size", () => {
    expect(renderMarkdown("![a](/images/x.webp#1400x520)")).toContain(
      'width="1400" height="520" loading="lazy"',
    );
    expect(renderMarkdown("![a](/images/x.webp#top)")).not.toContain("width");
  });

  it("colours code and says its language, and leaves unknown languages plain", () => {
    const html = renderMarkdown(
      "```ts\nconst a = 1;\n```\n\n```glsl\nvec3 b;\n```\n\n```klingon\nnuqneH\n```",
    );
    expect(html).toContain('data-language="ts"');
    expect(html).toContain('<span class="hljs-keyword">const</span>');
    expect(html).toContain('<span class="hljs-type">vec3</span>');
    expect(html).toContain("nuqneH");
  });

  it("gives headings ids, also equal ones", () => {
    const html = renderMarkdown("## One thing\n\n## One thing");
    expect(html).toContain('<h2 id="one-thing">');
    expect(html).toContain('<h2 id="one-thing-1">');
  });

  it("opens links to other sites in a new tab, and its own in place", () => {
    const html = renderMarkdown("[out](https://example.com) [in](/blog/x)");
    expect(html).toContain('<a href="https://example.com" rel="noopener noreferrer" target="_blank">');
    expect(html).toContain('<a href="/blog/x">in</a>');
  });

  it("shows times and blocks with colons as they were typed", () => {
    expect(renderMarkdown("At 10:30, ratio 3:2")).toBe("<p>At 10:30, ratio 3:2</p>");
    expect(renderMarkdown(":::note\nhello\n:::")).toContain(":::note");
  });

  it("embeds players from the list alone, and shows every other directive as it was typed", () => {
    expect(renderMarkdown('::youtube{id="abcdefghijk" title="A talk"}')).toContain(
      'src="https://www.youtube-nocookie.com/embed/abcdefghijk"',
    );
    expect(renderMarkdown('::youtube{id="abcdefghijk"}')).toMatch(/allow="fullscreen;/);
    expect(renderMarkdown('::youtube{id="abcdefghijk"}')).not.toContain("allowfullscreen");
    expect(renderMarkdown('::audio{src="/audio/room-tone.wav" title="Room"}')).toMatch(
      /<audio [^>]*controls/,
    );
    const film = renderMarkdown(
      '::video{src="/media/abcdefghijklmnop" poster="/media/qrstuvwxyz234567" title="A walk"}',
    );
    expect(film).toMatch(/<video [^>]*src="\/media\/abcdefghijklmnop"/);
    expect(film).toMatch(/<video [^>]*poster="\/media\/qrstuvwxyz234567"/);
    expect(renderMarkdown('::audio{src="/media/abcdefghijklmnop"}')).toMatch(
      /<audio [^>]*src="\/media\/abcdefghijklmnop"/,
    );
    for (const typed of [
      '::youtube{id="../x"}',
      '::video{src="/media/short"}',
      '::video{src="/media/abcdefghijklmnop/../../logout"}',
      '::audio{src="//evil.example/x.mp3"}',
      '::video{src="javascript:x.mp4"}',
      '::constructor{a="b"}',
      '::iframe{src="https://evil.example"}',
    ]) {
      expect(renderMarkdown(typed)).not.toMatch(/<(iframe|audio|video)/);
      expect(renderMarkdown(typed)).toContain(typed.slice(0, 8));
    }
  });
});

describe("harmful HTML", () => {
  it.each([
    "<script>alert(1)</script>",
    "a <script src=//evil.example></script> b",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt&#58;alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    "![x](javascript:alert(1))",
    "<img src=x onerror=alert(1)>",
    "<a href='javascript:alert(1)'>x</a>",
    "<u onclick=alert(1)>x</u>",
    "<u/onclick=alert(1)>x",
    "<svg><script>alert(1)</script></svg>",
    "<iframe src='https://evil.example'></iframe>",
    "<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)>",
    "<style>*{display:none}</style>",
    "```html\n<script>alert(1)</script>\n```",
    '<https://example.com/"onmouseover=alert(1)>',
    "| <script>alert(1)</script> |\n|---|",
  ])("stays text: %s", (markdown) => {
    const html = renderMarkdown(markdown);
    const tags = html.match(/<[^>]*>/g) ?? [];
    for (const tag of tags) {
      expect(tag).not.toMatch(/^<\/?(script|style|svg|math|iframe|object|form)/i);
      expect(tag).not.toMatch(/\son\w+\s*=/i);
      expect(tag).not.toMatch(/(href|src)="\s*(javascript|data|vbscript)/i);
    }
  });

  it("shows refused HTML as the text it was typed as", () => {
    expect(renderMarkdown("<div class=x>kept</div>")).toContain("&#x3C;div class=x>kept&#x3C;/div>");
    expect(renderMarkdown("<u>under</u> and <kbd>K</kbd>")).toBe("<p><u>under</u> and <kbd>K</kbd></p>");
  });

  it("leaves the alternative text of a picture whose address is missing or refused", () => {
    expect(renderMarkdown("![a toad](javascript:alert(1)) ![](data:,x)![her hat]()")).toBe(
      "<p>a toad her hat</p>",
    );
  });

  it("keeps single tildes, and strikes out what is between two of them", () => {
    expect(renderMarkdown("Open 5~7 pm, 8~9 am, ~~Mondays~~")).toBe(
      "<p>Open 5~7 pm, 8~9 am, <del>Mondays</del></p>",
    );
  });

  it("closes elements that were left open", () => {
    expect(renderMarkdown("<u>open **bold")).toMatch(/<u>open \*\*bold<\/u>/);
    expect(renderMarkdown("```ts\nconst")).toContain("</code></pre>");
  });

  it("survives ever so many [ and thousands of nested marks, and loses nothing", () => {
    // `npm run proof -- models` tries as many as a text may have.
    const brackets = "[".repeat((inject("seeds") ?? 1) > 1 ? 500_000 : 100_000);
    expect(renderMarkdown(brackets)).toContain(brackets);
    for (const nested of [
      ">".repeat(50_000),
      "<u>".repeat(20_000),
      // The work grows with the square of the depth; this one is deeper than any stack of calls could be.
      `${"*".repeat(3_000)}a${"*".repeat(3_000)}`,
    ]) {
      expect(renderMarkdown(nested).length).toBeGreaterThanOrEqual(nested.length);
    }
  });
});
