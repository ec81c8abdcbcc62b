import { Editor, editorViewCtx, editorViewOptionsCtx, rootCtx } from "@milkdown/kit/core";
import { gapCursor } from "@milkdown/kit/prose/gapcursor";
import { dropCursor } from "@milkdown/kit/prose/dropcursor";
import { history } from "@milkdown/kit/prose/history";
import { trailing, trailingConfig } from "@milkdown/kit/plugin/trailing";
import type { Node } from "@milkdown/kit/prose/model";
import type { Plugin } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";
import { $prose, $view } from "@milkdown/kit/utils";
import { codeBlockSchema, headingAttr, imageSchema, paragraphAttr } from "@milkdown/kit/preset/commonmark";
import { extendListItemSchemaForTask, tableSchema } from "@milkdown/kit/preset/gfm";
import type { EditorHost } from "../host.ts";
import { embedSchema, rawBlockSchema, rawInlineSchema } from "../round-trip/own-nodes.client.ts";
import type { RoundTrip } from "../round-trip/round-trip.ts";
import { roundTripCtx, writingPlugins } from "../round-trip/writing-plugins.client.ts";
import { embedCard, rawBlock, rawInline } from "./card-views.client.ts";
import { changedAddresses } from "./changed-addresses.client.ts";
import { codeView } from "./code-view.client.ts";
import { emptyHeadings } from "./empty-headings.client.ts";
import { writtenBlock } from "./written-block.client.ts";
import { imageView } from "./image-view.client.ts";
import { itemView } from "./item-view.client.ts";
import type { Asked } from "./caret-state.ts";
import { tableView } from "./table-view.client.ts";
import { typedCode } from "./typed-code.client.ts";

interface SurfaceOptions {
  place: HTMLElement;
  host: EditorHost;
  attributes: Record<string, string>;
  ask: (what: Asked) => void;
  /** Their keys come first. */
  plugins: (reader: () => RoundTrip) => Plugin[];
}

const writer = {
  class: "writing-surface prose",
  role: "textbox",
  "aria-multiline": "true",
  "aria-placeholder": "Write here",
  spellcheck: "true",
};

/** Milkdown with our schema, keys and looks, and nothing of its own. */
export async function makeEditor({ place, host, attributes, ask, plugins }: SurfaceOptions) {
  const first = (reader: () => RoundTrip) => plugins(reader).map((plugin) => $prose(() => plugin));
  let roundTrip: RoundTrip | null = null;
  const reader = () => {
    if (!roundTrip) throw new Error("The surface is not ready");
    return roundTrip;
  };
  const editor = await Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, place);
      ctx.update(editorViewOptionsCtx, (before) => ({ ...before, attributes: { ...writer, ...attributes } }));
    })
    .use(first(reader))
    .use(writingPlugins(host.reading))
    .config((ctx) => {
      // Lists and quotations are on the page's side: of what lies in blocks with a direction of their own they do not learn one.
      for (const attr of [paragraphAttr, headingAttr]) ctx.set(attr.key, () => ({ dir: "auto" }));
      ctx.update(trailingConfig.key, (before) => ({ ...before, shouldAppend: (last) => isClosed(last) }));
    })
    .use(trailing)
    .use(
      [
        history({ depth: 100 }),
        gapCursor(),
        writtenBlock(),
        emptyHeadings(),
        typedCode(),
        changedAddresses(),
        dropCursor({ class: "drop-cursor", color: false, width: 3 }),
      ].map((plugin) => $prose(() => plugin)),
    )
    .use([
      $view(codeBlockSchema.node, () => codeView),
      $view(extendListItemSchemaForTask.node, () => itemView),
      $view(tableSchema.node, () => tableView),
      $view(imageSchema.node, () => imageView),
      $view(embedSchema.node, () => embedCard(ask, host.embeds)),
      $view(rawBlockSchema.node, () => rawBlock(ask)),
      $view(rawInlineSchema.node, () => rawInline()),
    ])
    .create();
  roundTrip = editor.ctx.get(roundTripCtx);
  const view: EditorView = editor.ctx.get(editorViewCtx);
  return { view, roundTrip, destroy: () => editor.destroy() };
}

/** Enter on an empty line leads out of lists and quotes; any other block that is not a line needs an empty line after it. */
function isClosed(last: Node | null): boolean {
  return (
    last !== null &&
    !["heading", "paragraph", "blockquote", "bullet_list", "ordered_list"].includes(last.type.name)
  );
}
