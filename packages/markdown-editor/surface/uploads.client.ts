import { Plugin, PluginKey, Selection } from "@milkdown/kit/prose/state";
import { Decoration, DecorationSet, type EditorView } from "@milkdown/kit/prose/view";
import type { Library, MediaKind } from "../host.ts";
import { insertBlock } from "./inserting.client.ts";
import { nodeOf } from "./marks.client.ts";

type Change = { add: { id: number; at: number; name: string } } | { remove: number };

const key = new PluginKey<DecorationSet>("uploads");

/** Files that are being uploaded hold their place while the writing goes on; the text itself does not contain them. */
export function uploadPlaces(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, before) => {
        const places = before.map(tr.mapping, tr.doc);
        const change = tr.getMeta(key) as Change | undefined;
        if (!change) return places;
        if ("remove" in change)
          return places.remove(places.find(undefined, undefined, ({ id }) => id === change.remove));
        const { id, at, name } = change.add;
        return places.add(tr.doc, [
          Decoration.widget(at, () => waiting(name), { id, side: -1, ignoreSelection: true }),
        ]);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

let lastId = 0;

interface UploadWorld {
  library: Library;
  tell: (words: string) => void;
  /** How many are on their way. */
  count: (change: 1 | -1) => void;
  askForWords: (src: string, name: string) => void;
}

/** Sends files to the library and shows each where its place has come to by then. */
export async function bringFiles(
  view: EditorView,
  files: File[],
  at: number,
  world: UploadWorld,
): Promise<void> {
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- their places are in the order of the files
    const checked = await world.library.check(file);
    if ("reason" in checked) {
      world.tell(`${file.name}: ${checked.reason}`);
      continue;
    }
    const id = (lastId += 1);
    const place = Math.min(at, view.state.doc.content.size);
    view.dispatch(view.state.tr.setMeta(key, { add: { id, at: place, name: file.name } }));
    void bring(view, file, checked.kind, id, world);
  }
}

async function bring(view: EditorView, file: File, kind: MediaKind, id: number, world: UploadWorld) {
  world.tell(`Uploading ${file.name}…`);
  world.count(1);
  const answer = await world.library.upload(file, {}, () => undefined);
  world.count(-1);
  if (view.isDestroyed) return;
  const place = key.getState(view.state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from;
  view.dispatch(view.state.tr.setMeta(key, { remove: id }));
  if (answer.answer !== "arrived") {
    world.tell(`${file.name}: ${answer.answer === "sessionEnded" ? sessionEnded : answer.reason}`);
    return;
  }
  if (place === undefined) return world.tell(`${file.name} is in the library.`);
  putAt(view, place, kind, answer.address, file.name);
  // A dialog that asks for alt text announces the upload itself.
  world.tell(kind === "picture" ? "" : `${file.name} is uploaded.`);
  if (kind === "picture") world.askForWords(answer.address, file.name);
}

/** The caret stays with its words. */
function putAt(view: EditorView, place: number, kind: MediaKind, src: string, name: string) {
  const { schema, tr, doc } = view.state;
  if (kind === "picture") {
    const image = nodeOf(schema, "image").create({ src, alt: "", title: "" });
    const $place = doc.resolve(place);
    tr.insert(place, $place.parent.inlineContent ? image : nodeOf(schema, "paragraph").create(null, image));
  } else {
    const { selection } = tr;
    tr.setSelection(Selection.near(tr.doc.resolve(place)));
    insertBlock(tr, nodeOf(schema, "embed").create({ name: kind, attributes: { src, title: name } }));
    tr.setSelection(selection.map(tr.doc, tr.mapping));
  }
  view.dispatch(tr);
}

function waiting(name: string): HTMLElement {
  const dom = document.createElement("span");
  dom.className = "upload-waits";
  dom.contentEditable = "false";
  dom.textContent = `Uploading ${name}…`;
  return dom;
}

const sessionEnded =
  "you have been logged out. Log in again in another tab, then paste or drop the file again; your text is still here.";
