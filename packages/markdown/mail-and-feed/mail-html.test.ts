import { describe, expect, it } from "vitest";
import { createRenderer } from "../renderer.ts";
import { mailHtml, type MailLook } from "./mail-html.ts";
import { testingWords } from "./testing-words.ts";

const origin = "https://toadstool.test";
const look: MailLook = {
  columnWidth: 528,
  elements: {
    p: ["margin:0", "ink"],
    plate: ["background-color:#1b1723", "code"],
    footnotes: ["margin:9px"],
  },
  direction: "ltr",
  turned: { ul: "padding:0 24px 0 0" },
  codeColours: { "hljs-keyword": "#d3b8ff" },
};
const render = createRenderer();
const mail = (markdown: string) => mailHtml(render(markdown).html, origin, look, testingWords);

describe("an article as mail", () => {
  it("makes every address absolute", () => {
    const html = mail("![A toad](/images/toad.webp) and [blog](/blog) and [out](https://pond.example/x)");
    expect(html).toContain(`src="${origin}/images/toad.webp"`);
    expect(html).toContain('alt="A toad"');
    expect(html).toContain(`href="${origin}/blog"`);
    expect(html).toContain('href="https://pond.example/x"');
  });

  it("looks as it was asked to, inline, and keeps no other class", () => {
    const html = mail("## Pond\n\nWarm.\n\n```js\nconst a = 1;\n```");
    expect(html).toContain('<p style="margin:0" class="ink">Warm.</p>');
    expect(html).toContain('<span style="color:#d3b8ff">const</span>');
    expect(html).not.toMatch(/hljs|heading-anchor|data-|tabindex/);
  });

  it("shows ticked and unticked tasks as signs, for mail has no boxes to tick", () => {
    const html = mail("- [ ] pack\n- [x] fold");
    expect(html).toMatch(/☐ pack/);
    expect(html).toMatch(/☑ fold/);
  });

  it("keeps footnotes without links that lead nowhere", () => {
    const html = mail("One[^1].\n\n[^1]: First.");
    expect(html).toMatch(/<sup[^>]*>\[1\]<\/sup>/);
    expect(html).not.toMatch(/href="[^"]*#|↩/);
    expect(html).toContain('<div style="margin:9px">');
    expect(html).toContain("First.");
  });

  it("turns text that is read from the right, as the look says or by its alignment alone", () => {
    const html = mail("مرحبا بالعالم\n\n- שלום\n\nHello");
    expect(html).toContain('<p dir="rtl" style="margin:0;text-align:right" class="ink">مرحبا');
    expect(html).toContain('<ul dir="rtl" style="padding:0 24px 0 0">');
    expect(html).toContain('<p style="margin:0" class="ink">Hello');
  });

  it("turns only text without a letter of its own direction within a mail that is read from the right, and code", () => {
    const { html: article } = render(
      "مرحبا\n\nHello\n\nVim محرر\n\n| قمر |\n| - |\n| A5 |\n\n- one\n\n```js\nlet a\n```",
    );
    const html = mailHtml(
      article,
      origin,
      { ...look, direction: "rtl", turned: { ul: "left" } },
      testingWords,
    );
    expect(html).toContain('<p style="margin:0" class="ink">مرحبا');
    expect(html).toContain('<p dir="ltr" style="margin:0;text-align:left" class="ink">Hello');
    expect(html).toContain('<p style="margin:0" class="ink">Vim محرر');
    expect(html).toContain('<ul dir="ltr" style="left">');
    expect(html).toContain("<td>A5");
    expect(html).toContain('<pre dir="ltr" style="text-align:left">');
  });

  it("keeps a table's columns as they were aligned", () => {
    expect(mail("| a | b |\n| - | -: |\n| c | d |")).toContain(
      '<td align="right" style="text-align:right">d',
    );
  });

  it("holds pictures to the column, whose size is known or not", () => {
    const html = mail("![a](/images/a.webp#1400x520) ![b](https://pond.example/b.png)");
    expect(html).toContain('width="528" height="196"');
    expect(html).toMatch(/b\.png" alt="b" width="528" style="width:auto/);
  });

  it("breaks long lines where this changes nothing, and never within code", () => {
    const html = mail(`${"a ".repeat(900)}end\n\n\`\`\`js\n${"const a = 1; ".repeat(30)}\n\`\`\``);
    const [code = ""] = /<pre[\s\S]*<\/pre>/.exec(html) ?? [];
    expect(
      Math.max(
        ...html
          .replace(code, "")
          .split("\n")
          .map(({ length }) => length),
      ),
    ).toBeLessThan(998);
    expect(
      code
        .replace(/<[^>]*>/g, "")
        .trim()
        .split("\n"),
    ).toHaveLength(1);
  });
});

describe("a player in a mail", () => {
  it.each([
    ['youtube{id="dQw4w9WgXcQ"', "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ['vimeo{id="76979871"', "https://vimeo.com/76979871"],
    ['codepen{user="toad" pen="spores"', "https://codepen.io/toad/embed/spores?default-tab=result"],
    ['video{src="/pond.mp4"', `${origin}/pond.mp4`],
  ])("is a link to where it plays: ::%s}", (player, address) => {
    const html = mail(`::${player} title="The pond at night"}`);
    expect(html).not.toMatch(/<iframe|<video/);
    expect(html).toMatch(/<a[^>]*>▶ The pond at night/);
    expect(html).toContain(`href="${address}"`);
  });

  it.each([
    [
      "::youtube{id=dQw4w9WgXcQ}",
      "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg",
      "Embedded from youtube",
    ],
    ['::video{src="/pond.mp4" poster="/pond.webp" title="Pond"}', `${origin}/pond.webp`, "Pond"],
  ])("shows its still, which leads to it: %s", (player, still, title) => {
    const html = mail(player);
    expect(html).toMatch(
      new RegExp(`<a href="[^"]+"[^>]*><img src="${still.replaceAll(".", "\\.")}" alt="${title}`),
    );
    expect(html).toContain(`▶ ${title}`);
  });

  it.each([
    ["::vimeo{id=76979871}", "Watch on Vimeo"],
    ["::codepen{user=toad pen=spores}", "Open on CodePen"],
    ["::p5{user=toad sketch=spores}", "Run it in the p5.js editor"],
    ['::audio{src="/a.mp3"}', "Listen to it on the site"],
  ])("has a plate with words where there is no still: %s", (player, words) => {
    expect(mail(player)).toMatch(
      new RegExp(`role="presentation"[\\s\\S]*class="code"[\\s\\S]*▶</span>${words}</a></td>`),
    );
  });
});
