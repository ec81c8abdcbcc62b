/** The parts that were rendered for the root's last data. With other data (menu, words, look) none of them holds. */
let last = { root: "", parts: new Map<string, string>() };

/** How many parts an isolate keeps, each of a few kilobytes. */
const mostParts = 1000;

const marked = /<(\w+) data-kept="(\d+)"([^>]*)>(.*?)<\/\1>/gs;

/** Finds and keeps the parts (`Kept`) of one document for strangers, whose root has these data. */
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
