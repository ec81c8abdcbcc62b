import { escapeHtml } from "@toadstool/markdown/html";
import { directionOf, languageAttributes } from "@toadstool/language";
import { type Direction, otherDirection } from "@toadstool/markdown/mail";
import type { Mark, SentLook } from "./sent-look.ts";
import { mailStylesOf, startOf } from "./styles.ts";

interface MailDocument {
  /** BCP 47. */
  language: string;
  title: string;
  /** What lists of mails show behind the subject; the beginning of the text where it is missing. */
  preheader?: string;
  site: { name: string; author: string };
  look: SentLook;
  origin: string;
  /** HTML, with its own inline styles. */
  body: string;
  /** Lines of plain text. */
  footer: string[];
  links: { label: string; url: string }[];
  /** BCP 47, where footer and links may be in another. */
  footerLanguage?: string;
}

/**
 * The frame that all our mail shares: tables and inline styles, as mail programs want them. The only style sheet
 * holds what inline styles cannot say, the dark colours; programs that drop it show the light ones.
 */
export function mailDocument(given: MailDocument): string {
  const { language, title, preheader, site, look, origin, body, footer, links } = given;
  const { footerLanguage = language } = given;
  const direction = directionOf(language);
  const styles = mailStylesOf(look.inks);
  const anchors = links.map(
    ({ label, url }) =>
      `<a href="${escapeHtml(url)}" class="ink-soft" style="${styles.footerLink}">${escapeHtml(label)}</a>`,
  );
  const lines = [
    ...footer.map((line) => [escapeHtml(line), turn(line, directionOf(footerLanguage))]),
    [anchors.join(" &nbsp;·&nbsp; "), ""],
  ].filter(([line]) => line);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${darkColours}</style>
<style>${narrow}</style>
</head>
<body class="paper" style="${styles.page}">
${preheader ? hidden(preheader, styles.preheader) : ""}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper"${direction === "rtl" ? ` lang="${language}" dir="rtl"` : ""} style="${styles.paper}">
<tr><td align="center" style="padding:24px 12px 40px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.column}">
<tr><td style="padding:0 8px 16px"><a href="${escapeHtml(origin)}/" class="accent" style="${styles.masthead}">${look.mark ? markHtml(look.mark, origin, direction) : ""}${escapeHtml(site.name)}</a></td></tr>
<tr><td class="sheet ink" align="${startOf(direction)}" style="${styles.sheet}">
<h1 class="ink"${turn(title, direction)} style="${styles.title}">${escapeHtml(title)}</h1>
${body}
</td></tr>
<tr><td class="ink-soft"${attributes(languageAttributes(footerLanguage, language))} style="${styles.footer}">${lines.map(([line, turned]) => `<p${turned} style="margin:0 0 8px">${line}</p>`).join("")}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>`;
}

function attributes(named: Record<string, string>): string {
  return Object.entries(named)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}

/** The attribute of a line that is read the other way than the mail around it. */
function turn(line: string, around: Direction): string {
  const direction = otherDirection(line, around);
  return direction ? ` dir="${direction}"` : "";
}

const darkColours = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background-color:#141118!important}
.sheet{background-color:#1e1a26!important;border-color:#b79cff!important}
.ink{color:#f3eefb!important}
.ink-soft{color:#b9b1c6!important}
.accent{color:#c4adff!important}
.line{border-color:#453c55!important}
.bar{border-color:#b79cff!important}
.code{background-color:#120e18!important}
.mark{background-color:#4d3f0c!important;color:#fdf3c0!important}
.tint{background-color:#2b2438!important;color:#f3eefb!important}
.button{background-color:#c4adff!important;color:#1a1424!important}
}`;

/** A sheet of its own: programs that stumble over one sheet drop that one. */
const narrow = "@media (max-width:480px){.sheet{padding:24px 18px!important}}";

/** Blanks follow, so that no list goes on with the text itself. */
function hidden(preheader: string, style: string): string {
  return `<div style="${style}">${escapeHtml(preheader)}${" &#847;&zwnj;&nbsp;".repeat(20)}</div>\n`;
}

/** Without alt text: the site's name follows. */
function markHtml({ src, width, height }: Mark, origin: string, direction: Direction): string {
  const margin = direction === "rtl" ? "0 0 0 12px" : "0 12px 0 0";
  const style = `display:inline-block;width:auto;max-width:100%;margin:${margin};border:0;vertical-align:middle`;
  return `<img src="${escapeHtml(new URL(src, origin).href)}" alt="" width="${width}" height="${height}" style="height:${height}px;${style}">`;
}
