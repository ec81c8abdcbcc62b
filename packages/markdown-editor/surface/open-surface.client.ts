import { NodeSelection, Plugin } from "@milkdown/kit/prose/state";
import type { EditorView } from "@milkdown/kit/prose/view";
import type { EditorHost, Embed } from "../host.ts";
import { pasting } from "../paste/paste.client.ts";
import type { Writing } from "../writing.ts";
import { commandFor } from "./acts.client.ts";
import { takeCaret } from "./caret.client.ts";
import { caretInSight } from "./caret-in-sight.client.ts";
import { caretInTime } from "./caret-in-time.client.ts";
import { embedAddress, replaceAll, setLink } from "./changes.client.ts";
import { insertBlock, insertText } from "./inserting.client.ts";
import { surfaceKeys } from "./keys.client.ts";
import { makeEditor } from "./make-editor.client.ts";
import { linkRange, nodeOf } from "./marks.client.ts";
import { leaveSelectionAlone, openedState, openLatest } from "./opening.client.ts";
import { type Act, type Asked, emptyCaretState, type Selected, type CaretState } from "./caret-state.ts";
import { isSameCaretState, caretStateAt } from "./read-caret-state.client.ts";
import { insertTable } from "./tables.client.ts";
import { bringFiles, uploadPlaces } from "./uploads.client.ts";

export interface SurfaceEvents {
  onEdit: () => void;
  ask: (what: Asked) => void;
  tell: (words: string) => void;
  offer: (offer: Offer) => void;
  onUploads: (count: number) => void;
}

/** Something that was done and may be wanted otherwise: nothing waits for the answer. */
export type Offer =
  | { kind: "embed"; embed: Embed; address: string }
  | { kind: "plain" }
  | { kind: "words"; src: string; name: string };

export interface Surface extends Writing {
  host: EditorHost;
  view: EditorView;
  caretState: { now: () => CaretState; watch: (changed: () => void) => () => void };
  act: (act: Act) => void;
  can: (act: Act) => boolean;
  insertTable: (rows: number, columns: number) => void;
  /** The words and the address that a link dialog begins with. */
  linkHere: () => { href: string; words: string };
  setLink: (href: string, words: string) => void;
  setPicture: (picture: { src: string; alt: string; title: string }) => void;
  setEmbed: (embed: Embed) => void;
  setRaw: (source: string) => void;
  /** Chooses the picture of an address, so that it can be spoken of. */
  choosePicture: (src: string) => boolean;
  embedAddress: (embed: Embed, address: string) => void;
  bring: (files: File[]) => void;
  /** Takes over the caret from the field of markdown, with the text that was typed there just now. */
  takeCaret: (from: { source: string; caret: number; isTyped: boolean }) => void;
  destroy: () => void;
}

/**
 * Opens a text for writing; `text` returns its current state, because the author may type meanwhile. Null once `signal` is
 * aborted.
 */
export async function openSurface(
  place: HTMLElement,
  host: EditorHost,
  text: () => string,
  attributes: Record<string, string>,
  events: SurfaceEvents,
  signal: AbortSignal,
): Promise<Surface | null> {
  let uploads = 0;
  let caretState = emptyCaretState;
  const watchers = new Set<() => void>();
  const world = {
    library: host.library,
    tell: events.tell,
    count: (change: 1 | -1) => events.onUploads((uploads += change)),
    askForWords: (src: string, name: string) => events.offer({ kind: "words", src, name }),
  };

  const made = await makeEditor({
    place,
    host,
    attributes,
    ask: events.ask,
    plugins: (reader) => [
      caretInTime(),
      ...surfaceKeys(events.ask),
      pasting({
        limit: host.limit,
        findEmbed: host.embeds.find,
        parse: (text) => reader().parse(text),
        write: (doc) => reader().write(doc),
        tell: events.tell,
        offerEmbed: (embed, address) => events.offer({ kind: "embed", embed, address }),
        offerPlain: () => events.offer({ kind: "plain" }),
        takeFiles: (files, at) => void bringFiles(made.view, files, at, world),
      }),
      uploadPlaces(),
      caretInSight(),
      new Plugin({
        view: () => ({
          update: (view, before) => {
            if (!isOpen) return;
            if (view.state.doc !== before.doc) events.onEdit();
            const now = caretStateAt(view.state);
            if (isSameCaretState(now, caretState)) return;
            caretState = now;
            watchers.forEach((changed) => changed());
          },
        }),
      }),
    ],
  });
  const { view, roundTrip } = made;
  let isOpen = false;
  leaveSelectionAlone(view.dom);
  const doc = await openLatest(text, roundTrip, signal);
  if (!doc) {
    made.destroy();
    return null;
  }
  const markdown = roundTrip.read(doc);
  view.updateState(openedState(doc, view.state.plugins));
  isOpen = true;
  caretState = caretStateAt(view.state);

  const selected = (): Selected["kind"] | null => caretStateAt(view.state).selected?.kind ?? null;
  const replaceSelected = (attrs: Record<string, unknown>) => {
    const { selection, tr } = view.state;
    view.dispatch(
      tr.setNodeMarkup(selection.from, undefined, { ...(selection as NodeSelection).node.attrs, ...attrs }),
    );
  };

  return {
    host,
    view,
    read: () => roundTrip.read(view.state.doc),
    isUntouched: () => roundTrip.read(view.state.doc) === markdown,
    focus: () => view.focus(),
    replace: (text) => {
      if (text !== roundTrip.read(view.state.doc)) replaceAll(view, roundTrip.open(text));
    },
    insertMarkdown: (text) => {
      const { tr } = view.state;
      if (insertText(tr, roundTrip.parse(text))) view.dispatch(tr.scrollIntoView());
      view.focus();
    },
    caretState: {
      now: () => caretState,
      watch: (changed) => {
        watchers.add(changed);
        return () => void watchers.delete(changed);
      },
    },
    act: (act) => void commandFor(act)(view.state, view.dispatch, view),
    can: (act) => commandFor(act)(view.state),
    insertTable: (rows, columns) => void insertTable(rows, columns)(view.state, view.dispatch),
    linkHere: () => {
      const { selection, doc } = view.state;
      const range = linkRange(selection.$from);
      const { from, to } = range ?? selection;
      return { href: range?.href ?? "", words: doc.textBetween(from, to, " ") };
    },
    setLink: (href, words) => setLink(view, href, words),
    setPicture: (picture) => {
      if (selected() === "picture") return replaceSelected(picture);
      const { schema, tr } = view.state;
      view.dispatch(tr.replaceSelectionWith(nodeOf(schema, "image").create(picture), false).scrollIntoView());
    },
    setEmbed: (embed) => {
      if (selected() === "embed") return replaceSelected({ ...embed });
      const { schema, tr } = view.state;
      insertBlock(tr, nodeOf(schema, "embed").create({ ...embed }));
      view.dispatch(tr.scrollIntoView());
    },
    setRaw: (source) => {
      if (source.trim() === "") view.dispatch(view.state.tr.deleteSelection());
      else replaceSelected({ source });
    },
    choosePicture: (src) => {
      let place = -1;
      view.state.doc.descendants((node, at) => {
        if (node.type.name === "image" && node.attrs.src === src) place = at;
        return place < 0;
      });
      if (place < 0) return false;
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, place)).scrollIntoView());
      return true;
    },
    embedAddress: (embed, address) => embedAddress(view, embed, address),
    bring: (files) => void bringFiles(view, files, view.state.selection.to, world),
    takeCaret: (from) => takeCaret(view, roundTrip, from),
    destroy: () => void made.destroy(),
  };
}
