import { describe, expect, it } from "vitest";
import { createRenderer } from "./renderer.ts";
import { typographic } from "./typography.ts";

const renderMarkdown = (markdown: string) => createRenderer()(markdown).html;

describe("typography", () => {
  it.each([
    [`"Hello," she said.`, "“Hello,” she said."],
    [`don't, it's, the toads' pond`, "don’t, it’s, the toads’ pond"],
    [`the '90s, rock 'n' roll, 'tis`, "the ’90s, rock ’n’ roll, ’tis"],
    [`"He said 'yes' to me"`, "“He said ‘yes’ to me”"],
    [`"'Yes,' he said"`, "“‘Yes,’ he said”"],
    [`("quoted")`, "(“quoted”)"],
    [`pages 4--7 and then --- a pause`, "pages 4–7 and then — a pause"],
    [`ink -- and paper`, "ink – and paper"],
    [`A 12" disc`, `A 12" disc`],
    [`"a 12" disc`, "“a 12” disc"],
    [`--verbose and a --> b, well-known`, `--verbose and a --> b, well-known`],
    [`„Guten Tag“ «bonjour»`, `„Guten Tag“ «bonjour»`],
  ])("%s", (typed, shown) => expect(typographic(typed)).toBe(shown));

  it.each([
    ["de", `"Hallo", sagt's 'wie früher'`, "„Hallo“, sagt’s ‚wie früher‘"],
    ["de-AT", `die '90er, Klaus' "Ente"`, "die ’90er, Klaus’ „Ente“"],
    ["de-CH", `"Grüezi"`, "«Grüezi»"],
    ["fr", `"Bonjour" et l'"ami"`, "«\u202fBonjour\u202f» et l’«\u202fami\u202f»"],
    ["ar-EG", `قال "مرحبا" و"كلمة"`, "قال «مرحبا» و«كلمة»"],
    ["ja", `"don't" -- 「はい」`, `"don't" – 「はい」`],
    ["zh-Hant-TW", `"好"`, `"好"`],
    ["pt-BR", `"oi"`, "“oi”"],
    ["nn", `"hei"`, "«hei»"],
    ["en-US", `a 12" "disc"`, `a 12" “disc”`],
  ])("has the quotes of its language, %s: %s", (language, typed, shown) =>
    expect(typographic(typed, language)).toBe(shown),
  );

  it("sees the words around marks", () => {
    expect(renderMarkdown(`*"hello"* and **"bold"**`)).toBe(
      "<p><em>“hello”</em> and <strong>“bold”</strong></p>",
    );
    expect(renderMarkdown(`"*Ink*" and "[paper](/blog)"'s`)).toBe(
      '<p>“<em>Ink</em>” and “<a href="/blog">paper</a>”’s</p>',
    );
    expect(renderMarkdown(`"\`code\`"`)).toBe("<p>“<code>code</code>”</p>");
    expect(createRenderer()(`"*Tinte*"`, "de").html).toBe("<p>„<em>Tinte</em>“</p>");
  });

  it("reaches headings, lists, quotations and tables", () => {
    const html = renderMarkdown(`# It's\n\n- it's\n\n> it's\n\n| it's |\n|---|\n| it's |`);
    expect(html.match(/It’s|it’s/g)).toHaveLength(5);
  });

  it("leaves code, keys, addresses and HTML as they were typed", () => {
    const kept = [
      "`it's`",
      '```\nit\'s --- "x"\n```',
      "<kbd>'</kbd>",
      "https://a.example/it's--x",
      '<div class="x">',
      "    it's",
    ];
    for (const typed of kept) expect(renderMarkdown(typed)).not.toMatch(/[“”‘’–—]/);
    expect(renderMarkdown(`[it's](/it's--x "it's")`)).toContain('href="/it&#x27;s--x"');
    expect(renderMarkdown('::youtube{id="abcdefghijk" title="A talk"}')).toContain("<iframe");
  });
});
