/** Of the root's data that were last: other ones are another menu, other words or another look. */
let last = { root: "", parts: new Map<string, string>() };

/** A part has some kilobytes. */
const mostParts = 1000;

const marked = /<(\w+) data-kept="(\d+)"([^>]*)>(.*?)<\/\1>/gs;

/** What strangers' documents of an isolate have in common (`Kept`), for a document whose root has these data. */
export function keptParts(root: unknown) {
  const version = JSON.stringify(root) ?? "";
  if (last.root !== version || last.parts.size >= mostParts) last = { root: version, parts: new Map() };
  const { parts } = last;
  const made: string[] = [];
  return {
    find(part: string) {
      const html = parts.get(part);
      return html === undefined ? { mark: made.push(part) - 1 } : { html };
    },
    /** Keeps what is marked in a document, and returns it without the marks. */
    keep(document: string): string {
      if (made.length === 0) return document;
      const found: [part: string, html: string][] = [];
      const unmarked = document.replaceAll(marked, (_whole, name: string, mark: string, attributes, html) => {
        // The end of such an element within it would be taken for its own.
        if (!html.includes(`<${name} `) && !html.includes(`<${name}>`))
          found.push([made[Number(mark)] ?? "", html]);
        return `<${name}${attributes}>${html}</${name}>`;
      });
      // A piece of a string holds the whole of it in memory; a copy does not.
      for (const [part, html] of structuredClone(found)) parts.set(part, html);
      return unmarked;
    },
  };
}
