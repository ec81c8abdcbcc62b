import { Transform } from "@milkdown/kit/prose/transform";
import type { Nodes } from "hast";
import { createRoundTrip, openWritingSchema } from "@toadstool/markdown-editor/round-trip";
import { siteReading } from "#app/ui/post-editor/site-reading.ts";
import { renderMarkdown } from "#domain/markdown/render.server.ts";
import { html } from "./compare-post.ts";

// Browsers have global events; Node has not, and Milkdown waits for one.
const events = new EventTarget();
Object.assign(globalThis, {
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
});
const schema = await openWritingSchema();
const open = (markdown: string) => {
  const trip = createRoundTrip(schema, siteReading);
  return { ...trip, document: trip.open(markdown) };
};

/** What the editor does not keep of a text: written anew as a whole, and with a word added at both ends of each block in turn. */
export function editorFaults(markdown: string): string[] {
  const { document, write, parse, read } = open(markdown);
  const faults: string[] = [];
  const anew = write(parse(markdown));
  if (lettersOf(anew) !== lettersOf(markdown)) faults.push(`written anew as ${JSON.stringify(anew)}`);
  const places = new Set<number>();
  document.descendants(({ isTextblock, content }, at) => {
    if (isTextblock) for (const place of [at + 1, at + 1 + content.size]) places.add(place);
  });
  for (const place of places) {
    const edited = new Transform(document).insert(place, schema.text("word")).doc;
    const text = read(edited);
    if (shapeOf(open(text).document) !== shapeOf(edited))
      faults.push(`with a word added written as ${JSON.stringify(text)}`);
  }
  return faults;
}

/** How far apart the parts of a list are, and which letters mark a word, is the text’s choice. */
function shapeOf(document: ReturnType<typeof open>["document"]): string {
  return JSON.stringify(document, (key, value: unknown) =>
    /^(?:spread|marker)$/.test(key) ? undefined : value,
  );
}

/** Readers’ HTML, where each letter has its marks: in the editor they have no order, and none is twice on a letter. */
function lettersOf(markdown: string): string {
  const look = (node: Nodes, marks: readonly string[]): string => {
    if (node.type === "text") return [...node.value].map((letter) => marks.join("") + letter).join("");
    if (!("children" in node)) return "";
    if (node.type === "root") return node.children.map((child) => look(child, marks)).join("");
    const { tagName, properties, children } = node;
    const tag = `<${tagName} ${JSON.stringify(properties)}>`;
    if (/^(?:a|em|strong|del|u)$/.test(tagName)) {
      const more = [...new Set([...marks, tag])].toSorted();
      return children.map((child) => look(child, more)).join("");
    }
    return `${tag}${children.map((child) => look(child, marks)).join("")}</${tagName}>`;
  };
  return look(html.parse(renderMarkdown(markdown)), []).trim();
}
