import { closeHistory } from "@milkdown/kit/prose/history";
import { type Node, Slice } from "@milkdown/kit/prose/model";
import { Plugin, TextSelection } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";
import type { Embed, Embeds } from "../host.ts";
import { insertBlock, insertText } from "../surface/inserting.client.ts";
import { nodeOf } from "../surface/marks.client.ts";
import { isClearlyMarkdown } from "./block-syntax.ts";
import { cleanHtml } from "./clean-html.ts";

interface PasteWorld {
  /** Characters that a text may have. */
  limit: number;
  findEmbed: Embeds["find"];
  parse: (markdown: string) => Node;
  write: (doc: Node) => string;
  tell: (words: string) => void;
  offerEmbed: (embed: Embed, address: string) => void;
  offerPlain: () => void;
  takeFiles: (files: File[], at: number) => void;
}

/** What comes from elsewhere: words, formatted text, addresses and files. */
export function pasting(world: PasteWorld): Plugin {
  let isPlain = false;
  return new Plugin({
    props: {
      handleKeyDown: (_view, event) => {
        isPlain = event.shiftKey && event.key.toLowerCase() === "v";
        return false;
      },
      transformPastedHTML: (html) => {
        if (html.includes("data-pm-slice")) return html;
        const { html: clean, picturesLeft } = cleanHtml(html);
        if (picturesLeft > 0) world.tell(leftWords(picturesLeft));
        return clean;
      },
      // Own text goes out as markdown, and comes back so from wherever it was kept.
      clipboardTextSerializer: (slice, view) => asText(slice, view, world),
      handlePaste: (view, event) => {
        const data = event.clipboardData;
        if (!data) return false;
        const text = data.getData("text/plain");
        const html = data.getData("text/html");
        if (text.length > world.limit || view.state.doc.content.size + text.length > world.limit * 1.2) {
          world.tell(tooLong(text.length, world.limit));
          return true;
        }
        if (data.files.length > 0 && text === "") {
          world.takeFiles([...data.files], view.state.selection.from);
          return true;
        }
        if (isInCode(view)) return pasteInCode(view, text);
        const language = languageOf(data.getData("vscode-editor-data"));
        if (language !== null && text.includes("\n")) return pasteCode(view, text, language);
        const embed = isAlone(view) ? world.findEmbed(text) : null;
        if (embed && !isPlain)
          return pasteAddress(view, text.trim(), () => world.offerEmbed(embed, text.trim()));
        // Of so much formatting the words are kept.
        if (html && html.length <= world.limit * 8 && !isPlain) return false;
        return text === "" ? false : pasteWords(view, text, world, !isPlain);
      },
      handleDrop: (view, event, _slice, moved) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (moved || files.length === 0) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        world.takeFiles(files, place?.pos ?? view.state.selection.from);
        return true;
      },
    },
  });
}

function pasteWords(view: EditorView, text: string, world: PasteWorld, mayBeMarkdown: boolean): boolean {
  const { schema, selection, tr: plain } = view.state;
  const lines = text.replaceAll(/\r\n?/g, "\n").replaceAll(/^\n+|\n+$/g, "");
  const paragraphs = lines.split(/\n{2,}/).map((words) => paragraph(view, words));
  const { content } = nodeOf(schema, "doc").create(null, paragraphs);
  view.dispatch(closeHistory(plain).replaceSelection(Slice.maxOpen(content)).scrollIntoView());
  if (!mayBeMarkdown || !isClearlyMarkdown(lines)) return true;
  // A step of its own: undo goes back to the words as they were copied.
  const tr = closeHistory(view.state.tr);
  for (const [index, step] of [...plain.steps.entries()].toReversed()) {
    const before = plain.docs[index];
    if (before) tr.step(step.invert(before));
  }
  tr.setSelection(TextSelection.between(tr.doc.resolve(selection.from), tr.doc.resolve(selection.to)));
  if (insertText(tr, world.parse(lines))) {
    view.dispatch(tr.scrollIntoView());
    world.offerPlain();
  }
  return true;
}

function paragraph(view: EditorView, words: string): Node {
  const { schema } = view.state;
  const content = words
    .split("\n")
    .flatMap((line, index) => [
      ...(index > 0 ? [nodeOf(schema, "hardbreak").create({ isInline: true })] : []),
      ...(line ? [schema.text(line)] : []),
    ]);
  return nodeOf(schema, "paragraph").create(null, content);
}

function pasteAddress(view: EditorView, address: string, offer: () => void): boolean {
  const { schema, tr } = view.state;
  const link = schema.marks.link?.create({ href: address, title: null });
  view.dispatch(
    closeHistory(tr)
      .replaceSelectionWith(schema.text(address, link ? [link] : []), false)
      .scrollIntoView(),
  );
  offer();
  return true;
}

function pasteInCode(view: EditorView, text: string): boolean {
  view.dispatch(view.state.tr.insertText(text.replaceAll(/\r\n?/g, "\n")).scrollIntoView());
  return true;
}

function pasteCode(view: EditorView, text: string, language: string): boolean {
  const { schema, tr } = view.state;
  const code = text.replaceAll(/\r\n?/g, "\n").replace(/\n$/, "");
  insertBlock(tr, nodeOf(schema, "code_block").create({ language }, schema.text(code)));
  view.dispatch(tr.scrollIntoView());
  return true;
}

function asText(slice: Slice, view: EditorView, { write }: PasteWorld): string {
  const { content } = slice;
  if (content.childCount === 1 && content.firstChild?.isTextblock && slice.openStart > 0)
    return content.textBetween(0, content.size, "\n\n", (leaf) =>
      String(leaf.attrs.source ?? leaf.attrs.alt ?? "\n"),
    );
  const doc = nodeOf(view.state.schema, "doc").createAndFill(null, content);
  return doc ? write(doc).trimEnd() : content.textBetween(0, content.size, "\n\n");
}

const isInCode = ({ state }: EditorView) => state.selection.$from.parent.type.name === "code_block";

/** In an empty paragraph. */
function isAlone({ state: { selection } }: EditorView): boolean {
  const { parent } = selection.$from;
  return selection.empty && parent.type.name === "paragraph" && parent.content.size === 0;
}

function languageOf(json: string): string | null {
  try {
    const mode = (JSON.parse(json || "null") as { mode?: unknown } | null)?.mode;
    return typeof mode === "string" && mode !== "markdown" && mode !== "plaintext" ? mode : null;
  } catch {
    return null;
  }
}

function tooLong(length: number, limit: number): string {
  const [most, count] = [limit, length].map((number) => number.toLocaleString("en-GB"));
  return `That is ${count} characters, but a text can have at most ${most}. Nothing was pasted. The text is still on your clipboard; paste it in parts.`;
}

function leftWords(count: number): string {
  return count === 1
    ? "One picture could not be pasted. Copy it on its own, or upload its file."
    : `${count} pictures could not be pasted. Copy them one at a time, or upload their files.`;
}
