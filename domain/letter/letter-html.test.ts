import { describe, expect, it } from "vitest";
import { faultsOf } from "#testing/mail-html.ts";
import { markdownSamples } from "@toadstool/markdown-editor/testing";
import { testServices } from "#testing/services.ts";
import { renderMarkdown } from "../markdown/render.server.ts";
import { composeLetter } from "./letter.ts";
import { findSender } from "./sender.server.ts";

const { services } = testServices();
const sender = await findSender(services);
const origin = "https://toadstool.test";

function mail(markdown: string, subject = "Spores") {
  const text = { subject, html: renderMarkdown(markdown), origin };
  return composeLetter(sender, text, `${origin}/letters/view`);
}

describe("a mail's HTML", () => {
  it.each(Object.entries(markdownSamples))("is fit for every inbox: %s", (_name, markdown) => {
    expect(faultsOf(mail(markdown).html)).toEqual([]);
  });

  it.each([
    ['<p style="position:absolute">a</p>', "position"],
    ["<script>1</script>", "<script>"],
    ['<link rel="stylesheet" href="https://a.example/a.css">', "<link>"],
    ['<a href="/blog">a</a>', "relative href /blog"],
    ['<img src="https://a.example/a.png" width="10">', "without alt"],
    ['<p style="color:#eeeeee">pale</p>', "light: #eeeeee on #ffffff"],
    ['<p style="color:#221b2e"><span class="x" style="background-color:#101010">a</span></p>', "on #101010"],
    [`<p>${"word ".repeat(300)}</p>`, "a line of"],
  ])("is refused by this very test where it holds %s", (body, fault) => {
    expect(faultsOf(`<!doctype html>\n<html lang="en">${body}</html>`).join("\n")).toContain(fault);
  });

  it("mirrors text that is read from the right", () => {
    const { html } = mail("مرحبا بالعالم\n\n- שלום\n\n> سلام\n\nHello", "שלום");
    expect(html).toMatch(/<p dir="rtl" style="[^"]*text-align:right"[^>]*>مرحبا/);
    expect(html).toMatch(/<ul dir="rtl" style="[^"]*padding:0 24px 0 0/);
    expect(html).toMatch(/<blockquote dir="rtl" style="[^"]*border-right:4px/);
    expect(html).toMatch(/<p style="[^"]*" class="ink">Hello/);
    expect(html).toMatch(/<h1 class="ink" dir="rtl"/);
  });

  it("begins with the text's first words, for lists of mails, and shows them nowhere", () => {
    const { html } = mail("## News\n\nThe *pond* is warm.");
    expect(html).toMatch(/<div style="display:none[^"]*">News The pond is warm\./);
  });

  it("holds pictures to the column, whose size is known or not", () => {
    const { html } = mail("![a](/images/a.webp#1400x520) ![b](https://pond.example/b.png)");
    expect(html).toContain('width="528" height="196"');
    expect(html).toMatch(/b\.png" alt="b" width="528" style="[^"]*width:auto/);
    expect(html).toContain('<!--[if mso]><table role="presentation" width="600"');
  });

  it("breaks long lines where this changes nothing, and never within code", () => {
    const long = `${"a ".repeat(900)}end`;
    const { html } = mail(`${long}\n\n\`\`\`js\n${"const a = 1; ".repeat(60)}\n\`\`\``);
    expect(faultsOf(html).filter((fault) => fault.startsWith("a line"))).toEqual([]);
    const code = /<pre[\s\S]*<\/pre>/.exec(html)?.[0].replace(/<[^>]*>/g, "");
    expect(code?.trim().split("\n")).toHaveLength(1);
  });
});
