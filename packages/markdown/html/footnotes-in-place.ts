import { anyTag } from "./any-tag.ts";

/**
 * The renderer's output with each footnote where its mark is: the mark becomes a button that opens a copy of the note in a
 * popover, which needs no script and closes with the escape key. The notes at the end stay, for print and for links that
 * lead there; an article whose notes are not as the renderer writes them stays as it is.
 */
export function footnotesInPlace(html: string): string {
  const start = html.lastIndexOf("<section data-footnotes");
  if (start < 0) return html;
  const notes = readNotes(html.slice(start));
  const numbers = new Map<string, string>();
  const marked = (text: string) =>
    text.replaceAll(mark, (whole: string, name: string, id: string | undefined, number: string) => {
      if (!notes.has(name)) return whole;
      numbers.set(name, number);
      return `<sup><button type="button" class="footnote-mark"${id ?? ""} popovertarget="${idOf(name)}" data-footnote-ref aria-label="Footnote ${number}">${number}</button></sup>`;
    });
  const text = marked(html);
  const popovers = [...notes].map(([name, note]) => {
    const label = `role="dialog" aria-label="Footnote ${numbers.get(name) ?? ""}"`;
    // Focus goes to the note, so that a screen reader reads it, and back to the mark when it closes.
    return `<div popover id="${idOf(name)}" class="footnote" ${label} tabindex="-1" autofocus>${marked(note)}</div>`;
  });
  return text + popovers.join("");
}

const mark =
  /<sup><a href="#user-content-fn-([^"]+)"( id="[^"]*")? data-footnote-ref aria-describedby="footnote-label">([^<]*)<\/a><\/sup>/g;
const wayBack = /\s*<a href="[^"]*" data-footnote-backref[^]*?<\/a>/g;
const attribute = /\s+([\w-]+)(?:="[^"]*")?/g;

const idOf = (name: string) => `user-content-note-${name}`;

/** The notes' contents by their names, without ways back and ids, which may be on a page but once. */
function readNotes(section: string): Map<string, string> {
  const [, ...parts] = section.split(/<li id="user-content-fn-([^"]+)">/);
  const notes = new Map<string, string>();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [name = "", body = ""] = parts.slice(at, at + 2);
    const note = body.slice(0, body.lastIndexOf("</li>")).replaceAll(wayBack, "");
    notes.set(name, note.replaceAll(anyTag, withoutId).trim());
  }
  return notes;
}

function withoutId(tag: string): string {
  return tag.replaceAll(attribute, (whole, name: string) => (name === "id" ? "" : whole));
}
