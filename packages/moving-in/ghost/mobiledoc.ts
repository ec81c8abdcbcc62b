import { escapeHtml } from "@toadstool/markdown/html";
import { cardHtml } from "./card-html.ts";

type Marker = [type: number, opened: number[], closed: number, value: string | number];
type Section = [type: number, ...rest: unknown[]];

interface Mobiledoc {
  atoms?: [name: string, value: string, payload: unknown][];
  cards?: [name: string, payload: Record<string, unknown>][];
  markups?: [tag: string, attributes?: string[]][];
  sections?: Section[];
}

/** The HTML of a text that Ghost 2 to 4 stored as Mobiledoc; null where it is none. */
export function mobiledocHtml(stored: string): string | null {
  const document = parsed(stored);
  if (!Array.isArray(document?.sections)) return null;
  const { sections } = document;
  return sections.map((section) => sectionHtml(section, document)).join("\n");
}

function parsed(stored: string): Mobiledoc | null {
  try {
    return JSON.parse(stored) as Mobiledoc | null;
  } catch {
    return null;
  }
}

function sectionHtml([type, ...rest]: Section, document: Mobiledoc): string {
  const [first, second] = rest;
  if (type === 1) return `<${tagOf(first)}>${markersHtml(second as Marker[], document)}</${tagOf(first)}>`;
  if (type === 2) return `<img src="${escapeHtml(String(first))}">`;
  if (type === 3) {
    const items = (second as Marker[][]).map((item) => `<li>${markersHtml(item, document)}</li>`);
    return `<${tagOf(first)}>${items.join("")}</${tagOf(first)}>`;
  }
  const [name, payload] = document.cards?.[Number(first)] ?? [];
  return name ? cardHtml(name, payload ?? {}) : "";
}

const tagOf = (name: unknown) => (/^[a-z][a-z0-9-]*$/.test(String(name)) ? String(name) : "p");

function markersHtml(markers: Marker[], { markups = [], atoms = [] }: Mobiledoc): string {
  const open: string[] = [];
  let html = "";
  for (const [type, opened, closed, value] of markers ?? []) {
    for (const index of opened ?? []) {
      const [tag = "span", attributes = []] = markups[index] ?? [];
      const href = attributes[attributes.indexOf("href") + 1];
      html += tag === "a" ? `<a href="${escapeHtml(href ?? "")}">` : `<${tagOf(tag)}>`;
      open.push(tagOf(tag));
    }
    const [atom, words] = type === 1 ? (atoms[Number(value)] ?? ["", ""]) : ["", String(value)];
    html += atom === "soft-return" ? "<br>" : escapeHtml(words ?? "");
    for (let count = 0; count < closed; count++) html += `</${open.pop() ?? "span"}>`;
  }
  return html;
}
