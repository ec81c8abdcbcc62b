import { parseHTML } from "linkedom/worker";

const shown = [
  "alt",
  "title",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "placeholder",
  "label",
];
const described =
  'meta[name="description"], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]';
const silent = "script, style, code, [translate=no], [lang=en]";

/** Every text that a document or a feed has for people. */
export function textsIn(html: string): string[] {
  const { document } = parseHTML(html);
  for (const element of document.querySelectorAll(silent)) element.remove();
  const texts: string[] = [...document.querySelectorAll(described)].map(
    (element) => element.getAttribute("content") ?? "",
  );
  for (const element of document.querySelectorAll("*")) {
    texts.push(...shown.map((name) => element.getAttribute(name) ?? ""));
    if (element.matches("input[type=submit], input[type=button]"))
      texts.push(element.getAttribute("value") ?? "");
    for (const node of element.childNodes) if (node.nodeType === 3) texts.push(node.textContent ?? "");
  }
  return texts;
}

/** What of texts is neither in brackets nor content, in the letters that English is written in. */
export function unbracketed(texts: Iterable<string>, content: readonly string[]): string[] {
  const found = [...texts].flatMap((text) => {
    const left = content.reduce(without, ` ${folded(text)} `);
    return /[a-z]{2}/i.test(left) ? [`${text.trim().slice(0, 120)} → ${left.trim().slice(0, 80)}`] : [];
  });
  return [...new Set(found)];
}

/** Where it stands as words of its own. */
function without(text: string, known: string): string {
  let rest = text;
  for (let at = rest.indexOf(known); at >= 0; at = rest.indexOf(known, at + 1)) {
    const isWhole = !/\w/.test(rest[at - 1] ?? "") && !/\w/.test(rest[at + known.length] ?? "");
    if (isWhole) rest = `${rest.slice(0, at)} ${rest.slice(at + known.length)}`;
  }
  return rest;
}

/** Without what brackets hold, which elements may divide, addresses and marks that typography changes. */
const folded = (text: string) =>
  text
    .replaceAll(/⟦[^⟧]*(⟧|$)|^[^⟦]*⟧/g, " ")
    .replaceAll(/(https?:\/\/|\/)[\w./?=&:%#-]+|[\w.…-]+@[\w.-]+/g, " ")
    .replaceAll(/[“”„«»「」"]/g, '"')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[\s\u00ad]+/g, " ")
    .toLowerCase();

/** Every text that values hold, longest first, and slugs as breadcrumbs show them. */
export function contentIn(values: unknown): string[] {
  const texts = new Set<string>();
  const seen = new Set<unknown>();
  function gather(value: unknown): void {
    if (typeof value === "string") {
      for (const text of [value, value.replaceAll("-", " ")]) texts.add(folded(text).trim());
      for (const line of value.split(/\n+|[#*_[\]()]+/)) texts.add(folded(line).trim());
    }
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    for (const held of Object.values(value)) gather(held);
  }
  gather(values);
  return [...texts].filter((text) => /[a-z]{2}/.test(text)).toSorted((a, b) => b.length - a.length);
}
