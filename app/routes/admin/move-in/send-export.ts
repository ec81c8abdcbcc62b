import {
  type MovedFile,
  type MovedItem,
  readExport,
  readFile,
  type ReadOptions,
  type Source,
} from "@toadstool/moving-in";
import { judgeFile } from "#domain/moving-in/judge-text.ts";
import type { StagedFile, StagedItem } from "#domain/moving-in/moved-item.ts";

/** How items and files reach the site; each call may be repeated, and throws where the site cannot go on. */
export interface MoveSender {
  sendItems(place: number, items: StagedItem[]): Promise<void>;
  sendFile(key: string, body: Blob): Promise<void>;
}

export interface SendProgress {
  texts: number;
  subscribers: number;
  files: number;
  /** From 0 to 1; how much of the export was read. */
  read: number;
}

/** One request: half of what the site takes. */
const largestBatch = 900_000;
const mostItems = 25;

/**
 * Reads an export and sends it to the site, a few items at a time and each file right after the texts that show it, so that no
 * more than that is in memory.
 */
export async function sendExport(
  source: Source,
  sender: MoveSender,
  options: Omit<ReadOptions, "onProgress">,
  onProgress: (progress: SendProgress) => void,
): Promise<void> {
  const progress = { texts: 0, subscribers: 0, files: 0, read: 0 };
  const report = () => onProgress({ ...progress });
  const known = new Set<string>();
  let place = 0;
  let batch: Prepared[] = [];
  let size = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    const sent = batch;
    batch = [];
    size = 0;
    await sender.sendItems(
      place,
      sent.map(({ item }) => item),
    );
    place += sent.length;
    for (const { file, staged } of sent.flatMap(({ files }) => files)) {
      if (known.has(file.key)) continue;
      known.add(file.key);
      const body = judgeFile(staged) === "" ? await bodyOf(source, file, staged) : null;
      if (!body) continue;
      await sender.sendFile(file.key, body);
      progress.files++;
      report();
    }
  };
  const reading = readExport(source, {
    ...options,
    onProgress: (read, total) => {
      progress.read = total > 0 ? Math.min(read / total, 1) : 0;
      report();
    },
  });
  for await (const moved of reading) {
    const prepared = prepare(moved);
    const length = JSON.stringify(prepared.item).length;
    if (batch.length > 0 && (size + length > largestBatch || batch.length === mostItems)) await flush();
    batch.push(prepared);
    size += length;
    if (moved.type === "text") progress.texts++;
    if (moved.type === "subscriber") progress.subscribers++;
  }
  await flush();
  progress.read = 1;
  report();
}

interface Prepared {
  item: StagedItem;
  files: { file: MovedFile; staged: StagedFile }[];
}

/** An item as JSON carries it, and the files that follow it. */
function prepare(moved: MovedItem): Prepared {
  if (moved.type === "picture") {
    const staged = stagedFile(moved.file);
    return { item: { ...moved, file: staged }, files: [{ file: moved.file, staged }] };
  }
  if (moved.type !== "text") return { item: moved, files: [] };
  const own = [...moved.files, ...(moved.cover ? [moved.cover] : [])];
  return {
    item: { ...moved, files: moved.files.map(stagedFile), cover: moved.cover && stagedFile(moved.cover) },
    files: own.map((file) => ({ file, staged: stagedFile(file) })),
  };
}

function stagedFile({ from, ...file }: MovedFile): StagedFile {
  if (from.in === "web") return { ...file, from };
  return { ...file, from: { in: from.in, bytes: from.in === "text" ? from.data.size : from.bytes } };
}

/** The bytes of a file inside the export; null where it is on the web, or the export does not hold it whole. */
async function bodyOf(source: Source, { from }: MovedFile, staged: StagedFile): Promise<Blob | null> {
  if (from.in === "text") return from.data;
  if (from.in === "web" || staged.from.in === "web") return null;
  return new Response(await readFile(source, from.path, staged.from.bytes + 1)).blob();
}
