import { expect, it } from "vitest";
import { arabicSite } from "#testing/arabic.ts";
import { faultsOf } from "#testing/mail-html.ts";
import { letterLook } from "#studio/letter-look.ts";
import { createRenderer } from "@toadstool/markdown";
import { confirmationMail, shortMail } from "../subscribers/confirmation-mail.ts";
import { composeLetter, type Sender } from "./letter.ts";
import { sentLookOf } from "./sent-look.ts";

const { origin } = arabicSite;
const sender: Sender = {
  site: arabicSite,
  mail: { from: { address: "letters@toadstool.test" }, postalLine: "Marsh Lane 7" } as Sender["mail"],
  look: sentLookOf(letterLook, undefined),
};
const markdown = 'قال "مرحبا"\n\n> اقتباس\n\n- واحد\n\n| أ |\n|---|\n| ب |\n\nHello\n\n::vimeo{id=76979871}';

it("a letter of a site in Arabic is Arabic, and read from the right", () => {
  const { html: article } = createRenderer()(markdown, "ar-EG");
  const { html, text } = composeLetter(sender, { subject: "رسالة", html: article, origin }, null);
  expect(faultsOf(html)).toEqual([]);
  expect(html).toContain('<html lang="ar-EG" dir="rtl">');
  // Mail programs drop the element `html`.
  expect(html).toMatch(/<body[^>]*>\s*<div[^]*?<\/div>\s*<table [^>]*lang="ar-EG" dir="rtl"/);
  expect(html).toMatch(/<td class="sheet ink" align="right"/);
  expect(html).toMatch(/<blockquote style="[^"]*padding:2px 16px 2px 0;border-right:4px/);
  expect(html).toMatch(/<ul style="[^"]*padding:0 24px 0 0/);
  expect(html).toMatch(/<th style="[^"]*text-align:right/);
  expect(html).toMatch(/<p dir="ltr" style="[^"]*text-align:left" class="ink">Hello/);
  expect(html).toContain('<p dir="ltr" style="margin:0 0 8px">Marsh Lane 7');
  expect(html).not.toMatch(/border-left|text-align:left" class="ink line"|<h1[^>]*dir/);
  for (const part of [html, text]) {
    expect(part).toContain("قال «مرحبا»");
    expect(part).toContain("تصلك هذه الرسالة لأنك اشتركت في https://toadstool.test.");
    expect(part).toContain("إلغاء الاشتراك");
  }
  expect(html).toContain("شاهد على \u2068Vimeo\u2069");
});

it("a letter in a language that the site does not speak says what it is framed by", () => {
  const text = { subject: "Lettre", html: "<p>Bonjour</p>", origin, language: "fr" };
  const { html } = composeLetter(sender, text, null);
  expect(faultsOf(html)).toEqual([]);
  expect(html).toContain('<html lang="fr" dir="ltr">');
  expect(html).toMatch(/<td class="ink-soft" lang="ar-EG" dir="rtl"[^>]*><p dir="ltr"[^>]*>Marsh Lane 7/);
});

it("a mail says a day as its language does, and one to the owner is in English", () => {
  const left = new Date("2026-03-04T12:00:00Z");
  expect(confirmationMail(sender, origin, left).text).toContain("ألغيت اشتراكك في رسائل حبر في ٤ مارس ٢٠٢٦");
  const own = { subject: "Ready", before: [], button: { label: "Look", url: origin }, after: [] };
  expect(shortMail(sender, { language: "en", ...own }).html).toContain('<html lang="en" dir="ltr">');
});
