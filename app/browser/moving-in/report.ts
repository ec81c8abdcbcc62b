import type { MovedFile, MovedItem, MovedText } from "@toadstool/moving-in";
import { breather } from "./breather.ts";
import type { Export } from "./export.ts";
import { bytesOf, filesOf, judgeFile } from "./judge.ts";
import { keyOf, type Move } from "./move.ts";
import { planTexts } from "./plan-texts.ts";
import { readerRow, ReaderRows } from "./reader-rows.ts";
import type { Site } from "./site.ts";

export interface ReadProgress {
  texts: number;
  readers: number;
  files: number;
  /** From 0 to 1; how much of the export was read. */
  read: number;
}

/** Texts about which the site is asked at once. */
const textsAtOnce = 50;

/**
 * Reads an export to its end and decides with the site what becomes of each item. Nothing of the site changes: its readers are
 * judged as the rows of an import, which adds no one by itself.
 */
export async function reportOn(
  exported: Export,
  site: Site,
  onProgress: (progress: ReadProgress) => void = () => undefined,
  signal?: AbortSignal,
): Promise<Move> {
  const { system, name, site: address } = exported;
  const move: Move = {
    key: await keyOf(exported, site),
    system,
    name,
    site: address,
    texts: new Map(),
    translations: new Map(),
    files: new Map(),
    redirects: new Map(),
    remarks: [],
    readers: null,
  };
  const progress = { texts: 0, readers: 0, files: 0, read: 0 };
  const taken = new Set<string>();
  const rows = new ReaderRows(site, move);
  let texts: MovedText[] = [];
  const plan = async () => {
    await planTexts(exported, site, move, texts, taken);
    for (const text of texts) takeFilesOf(move, text);
    texts = [];
  };
  const breathe = breather();
  for await (const item of exported.items({ signal, onRead: (read) => (progress.read = read) })) {
    if (item.type === "text" && texts.push(item) === textsAtOnce) await plan();
    if (item.type === "subscriber") await rows.add(readerRow(item, progress.readers + 1));
    takeOther(move, item);
    progress.texts += item.type === "text" ? 1 : 0;
    progress.readers += item.type === "subscriber" ? 1 : 0;
    progress.files = move.files.size;
    if (await breathe()) onProgress({ ...progress });
  }
  if (texts.length > 0) await plan();
  move.readers = await rows.end();
  onProgress({ ...progress, read: 1 });
  return move;
}

const waiting = { isPublished: false, state: "waiting", trouble: "", address: "" } as const;

/** What an item has besides the text itself: a file that several texts show is one. */
function takeOther(move: Move, item: MovedItem): void {
  switch (item.type) {
    case "text":
    case "subscriber":
      break;
    case "picture":
      takeFile(move, item.file);
      break;
    case "redirect": {
      const { id, from, to } = item;
      const redirect = { ...waiting, kind: "redirect", sourceId: id, title: from, address: to } as const;
      if (!move.redirects.has(id)) move.redirects.set(id, { ...redirect, remarks: [] });
      break;
    }
    case "remark": {
      const { message } = item.remark;
      const remark = {
        ...waiting,
        kind: "remark",
        sourceId: message,
        title: message,
        state: "done",
      } as const;
      move.remarks.push({ ...remark, remarks: [], count: item.count });
    }
  }
}

/** The files of a text that is here have come with it, as far as is known; those of one that does not come are not wanted. */
function takeFilesOf(move: Move, text: MovedText): void {
  const state = move.texts.get(text.id)?.state;
  if (state === "left") return;
  for (const file of filesOf(text)) {
    const isNew = !move.files.has(file.key);
    takeFile(move, file);
    const item = move.files.get(file.key);
    if (!item || item.state === "left") continue;
    if (isNew && state === "done") item.state = "done";
    else if (state === "waiting" && item.address === "") item.state = "waiting";
  }
}

function takeFile({ files }: Move, file: MovedFile): void {
  const { key, name } = file;
  if (files.has(key)) return;
  const trouble = judgeFile(file);
  const state = trouble ? "left" : "waiting";
  const bytes = bytesOf(file);
  files.set(key, {
    ...waiting,
    kind: "file",
    sourceId: key,
    title: name,
    state,
    trouble,
    remarks: [],
    bytes,
  });
}
