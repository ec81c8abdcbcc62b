import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { foundHtml } from "./found-html.ts";
import { FoundText } from "./found-text.tsx";

const line = (text: string, ...terms: string[]) =>
  renderToStaticMarkup(<FoundText text={text} terms={terms} />).replaceAll(/<mark[^>]*>/g, "<mark>");
const html = (text: string, ...terms: string[]) =>
  foundHtml(text, terms, "en").replaceAll(/<mark[^>]*>/g, "<mark>");

it("a line shows what was found in it, whichever marks were typed", () => {
  expect(line("“Don’t” <b>", "DON'T")).toBe("“<mark>Don’t</mark>” &lt;b&gt;");
  expect(line("Ink", "newt")).toBe("Ink");
  expect(line("“Ink”")).toBe("“Ink”");
});

it("HTML is marked in its words alone", () => {
  expect(html('<p>Ink &#x26; <a href="/ink" title="a > ink">inks</a></p>', "ink", "&", "a")).toBe(
    '<p><mark>Ink</mark> <mark>&amp;</mark> <a href="/ink" title="a > ink"><mark>ink</mark>s</a></p>',
  );
  expect(html("<p>a &#x3C;b></p>", "<b>")).toBe("<p>a <mark>&lt;b&gt;</mark></p>");
});
