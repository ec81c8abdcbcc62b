import type { Direction, MailLook } from "@toadstool/markdown/mail";
import type { Inks } from "../profile/letter-look.ts";

const sans = "font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif";
const mono = "font-family:ui-monospace,SF Mono,Menlo,Consolas,monospace";
const paragraphOf = (text: string) => `${sans};margin:0 0 16px;font-size:16px;line-height:1.6;color:${text}`;

/** The frame's looks. Every colour here has its dark counterpart as a class in `document.ts`. */
export const mailStylesOf = ({ text, soft, accent, sheet, ground }: Inks) => ({
  page: `margin:0;padding:0;background-color:${ground};-webkit-text-size-adjust:100%`,
  paper: `table-layout:fixed;background-color:${ground}`,
  /** Nothing in it makes it wider than the screen. */
  column: "table-layout:fixed;max-width:600px",
  masthead: `${sans};font-size:18px;font-weight:700;letter-spacing:0.02em;color:${accent};text-decoration:none`,
  sheet: `${sans};word-break:break-word;padding:36px 36px 28px;font-size:16px;line-height:1.6;color:${text};background-color:${sheet};border-top:6px solid ${accent};border-radius:4px`,
  title: `${sans};margin:0 0 20px;font-size:28px;line-height:1.2;font-weight:800;color:${text}`,
  footer: `${sans};padding:20px 8px 0;font-size:13px;line-height:1.5;color:${soft}`,
  footerLink: `color:${soft};text-decoration:underline`,
  button: `${sans};display:inline-block;padding:14px 28px;border-radius:4px;background-color:${accent};color:${sheet};font-size:17px;font-weight:700;text-decoration:none`,
  /** Shown in lists of mails and nowhere else. */
  preheader: `display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${ground};opacity:0;mso-hide:all`,
  paragraph: paragraphOf(text),
});

/** Where a line begins: mail programs know neither `start` nor logical properties. */
export const startOf = (direction: Direction) => (direction === "rtl" ? "right" : "left");

const indent = (direction: Direction) => (direction === "rtl" ? "padding:0 24px 0 0" : "padding:0 0 0 24px");
const bar = (direction: Direction, accent: string) =>
  `padding:${direction === "rtl" ? "2px 16px 2px 0" : "2px 0 2px 16px"};border-${startOf(direction)}:4px solid ${accent}`;

/** An element's looks in a letter; the class is for the dark. */
const elementsOf = (
  { text, soft, accent, line, ground }: Inks,
  direction: Direction,
): MailLook["elements"] => ({
  p: [paragraphOf(text), "ink"],
  nestedP: [`${sans};margin:0 0 6px;font-size:16px;line-height:1.6;color:${text}`, "ink"],
  h1: [`${sans};margin:32px 0 12px;font-size:24px;line-height:1.25;font-weight:800;color:${text}`, "ink"],
  h2: [`${sans};margin:32px 0 12px;font-size:22px;line-height:1.25;font-weight:800;color:${text}`, "ink"],
  h3: [`${sans};margin:28px 0 10px;font-size:18px;line-height:1.3;font-weight:700;color:${text}`, "ink"],
  h4: [`${sans};margin:24px 0 8px;font-size:16px;line-height:1.4;font-weight:700;color:${text}`, "ink"],
  h5: [`${sans};margin:24px 0 8px;font-size:16px;line-height:1.4;font-weight:700;color:${text}`, "ink"],
  h6: [`${sans};margin:24px 0 8px;font-size:16px;line-height:1.4;font-weight:700;color:${text}`, "ink"],
  a: [`color:${accent};text-decoration:underline`, "accent"],
  ul: [`margin:0 0 16px;${indent(direction)}`],
  tasks: ["margin:0 0 16px;padding:0;list-style:none"],
  ol: [`margin:0 0 16px;${indent(direction)}`],
  li: [`${sans};margin:0 0 6px;font-size:16px;line-height:1.6;color:${text}`, "ink"],
  blockquote: [`margin:0 0 16px;${bar(direction, accent)}`, "bar"],
  hr: [`margin:32px 0;border:0;border-top:2px solid ${line}`, "line"],
  img: ["display:block;margin:0 0 8px;height:auto;border:0;border-radius:3px"],
  code: [`${mono};font-size:14px;padding:1px 4px;background-color:${ground};color:${text}`, "tint"],
  pre: [
    `${mono};margin:0 0 16px;padding:16px;font-size:13px;line-height:1.55;white-space:pre-wrap;word-break:break-word;background-color:#1b1723;color:#efeaf7;border-radius:4px`,
    "code",
  ],
  table: [`width:100%;margin:0 0 16px;border-collapse:collapse`],
  th: [
    `${sans};padding:8px;font-size:15px;text-align:${startOf(direction)};word-break:break-word;border-bottom:2px solid ${line};color:${text}`,
    "ink line",
  ],
  td: [
    `${sans};padding:8px;font-size:15px;word-break:break-word;border-bottom:1px solid ${line};color:${text}`,
    "ink line",
  ],
  mark: ["padding:0 3px;background-color:#f3e58a;color:#221b2e", "mark"],
  kbd: [`${mono};font-size:14px;padding:1px 5px;border:1px solid ${line}`, "line"],
  figure: ["margin:0 0 16px;padding:0"],
  figcaption: [`${sans};margin:6px 0 0;font-size:14px;line-height:1.5;color:${soft}`, "ink-soft"],
  small: [`font-size:14px;color:${soft}`, "ink-soft"],
  summary: [`${sans};margin:0 0 8px;font-size:16px;line-height:1.6;font-weight:700;color:${text}`, "ink"],
  sup: ["font-size:12px;line-height:0;vertical-align:super"],
  sub: ["font-size:12px;line-height:0;vertical-align:sub"],
  dt: [`${sans};font-size:16px;line-height:1.6;font-weight:700;color:${text}`, "ink"],
  dd: [`${sans};margin:0 0 8px;${indent(direction)};font-size:16px;line-height:1.6;color:${text}`, "ink"],
  plate: ["background-color:#1b1723;border-radius:4px;text-align:center", "code"],
  plateLink: [
    "display:block;padding:40px 24px;color:#efeaf7;font-size:16px;line-height:1.5;font-weight:700;text-decoration:none",
  ],
  plateMark: ["display:block;font-size:36px;line-height:48px"],
  footnotes: [`margin:32px 0 0;padding:4px 0 0;border-top:2px solid ${line}`, "line"],
});

/** What turns with a text that is read the other way than the mail around it. */
const turnedOf = ({ accent }: Inks, around: Direction): MailLook["turned"] => {
  const direction = around === "rtl" ? "ltr" : "rtl";
  const list = `${indent(direction)};text-align:${startOf(direction)}`;
  return { ul: list, ol: list, blockquote: `border-${startOf(around)}:0;${bar(direction, accent)}` };
};

/** Code keeps one dark ground in every mail program, and these colours on it (all above 7:1). */
const codeColours: MailLook["codeColours"] = {
  "hljs-comment": "#a79fb5",
  "hljs-quote": "#a79fb5",
  "hljs-keyword": "#d3b8ff",
  "hljs-selector-tag": "#d3b8ff",
  "hljs-built_in": "#9fd6ff",
  "hljs-type": "#9fd6ff",
  "hljs-title": "#9fd6ff",
  "hljs-attr": "#9fd6ff",
  "hljs-attribute": "#9fd6ff",
  "hljs-string": "#b8e6a0",
  "hljs-regexp": "#b8e6a0",
  "hljs-number": "#ffc58f",
  "hljs-literal": "#ffc58f",
  "hljs-symbol": "#ffc58f",
  "hljs-variable": "#ffb3c7",
  "hljs-tag": "#ffb3c7",
  "hljs-name": "#ffb3c7",
  "hljs-meta": "#f2e08a",
  "hljs-addition": "#b8e6a0",
  "hljs-deletion": "#ffb3c7",
  "hljs-section": "#9fd6ff",
  "hljs-selector-class": "#9fd6ff",
  "hljs-selector-id": "#9fd6ff",
  "hljs-property": "#9fd6ff",
  "hljs-bullet": "#d3b8ff",
  "hljs-template-variable": "#ffb3c7",
  "hljs-link": "#b8e6a0",
};

/** How a letter's text looks. */
export const textLookOf = (inks: Inks, direction: Direction): MailLook => ({
  columnWidth: 528,
  elements: elementsOf(inks, direction),
  direction,
  turned: turnedOf(inks, direction),
  codeColours,
});
