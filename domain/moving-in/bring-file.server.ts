import { and, eq } from "drizzle-orm";
import { moveItems } from "#db/schema.ts";
import { logError } from "../log.ts";
import { imageAddress, uploadLimits } from "../media/image.ts";
import { isSame } from "../media/upload/same-file.server.ts";
import { keepUpload } from "../media/upload/upload-image.server.ts";
import { isRefused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { fetchFile, type FetchTrouble } from "../media/upload/fetch-file.server.ts";
import type { MoveItemRow } from "./move.ts";
import { isItem, type MoveRow, stagedKey } from "./move-rows.server.ts";
import type { StagedFile } from "./moved-item.ts";
import { openStaged } from "./staged-files.server.ts";

export type Bringing = Pick<
  Services,
  "db" | "clock" | "store" | "pictures" | "fetch" | "settings" | "paths" | "secret" | "workFiles"
>;

/** Seconds until the next try; with the fourth failure it is given up. */
const pauses = [30, 300, 1800];
const longestPause = 3600;

/** Puts a file of the export, or of the former site, into the library, unless the same file is there already. */
export async function bringFile(services: Bringing, move: MoveRow, item: MoveItemRow): Promise<void> {
  const { db, clock, store } = services;
  const file = JSON.parse(item.payload) as StagedFile;
  const key = stagedKey(move.id, item.targetId);
  const most = file.as === "picture" ? uploadLimits.picture : uploadLimits.media;
  const body =
    file.from.in === "web"
      ? await fetchFile(services, file.from.url, most)
      : ((await openStaged(services, key, item.bytes ?? 0)) ?? notStaged);
  if ("why" in body) return postpone(services, item, body);
  const folder = folderOf(move);
  const details = async () => ({
    name: "",
    folder,
    alt: file.alt,
    caption: file.caption,
    replaces: "",
    same: "ask" as const,
  });
  const made = await keepUpload(services, { fileName: file.name, body, details }).catch((error: unknown) => {
    logError(error);
    return { why: "It broke off on the way.", again: 0 };
  });
  if ("why" in made) return postpone(services, item, made);
  if (isRefused(made) && !isSame(made))
    return postpone(services, item, { why: made.message, again: made.refused === "unavailable" ? 0 : null });
  const image = isSame(made) ? made.current : made;
  // A step that was cut off after the upload finds its own file.
  const isNew = image.folder === folder && new Date(image.createdAt) >= (move.startedAt ?? clock());
  await db
    .update(moveItems)
    .set({ state: "done", trouble: "", address: imageAddress(image.id), isNew, doneAt: clock(), dueAt: null })
    .where(and(isItem(item), eq(moveItems.state, "waiting")));
  await store.delete([key]);
}

/** The folder of the library that holds what a move brings. */
const folderOf = ({ system }: Pick<MoveRow, "system">) => `from-${system}`;

const notStaged: FetchTrouble = { why: "The file is no longer here. Read the export again.", again: null };

/** Tries again later, or gives the file up: texts then link to where it was. */
async function postpone(
  { db, clock }: Pick<Services, "db" | "clock">,
  item: MoveItemRow,
  { why, again }: FetchTrouble,
): Promise<void> {
  const usual = pauses[item.attempts];
  const isOver = again === null || usual === undefined;
  const seconds = Math.min(Math.max(usual ?? 0, again ?? 0), longestPause);
  await db
    .update(moveItems)
    .set({
      state: isOver ? "failed" : "waiting",
      trouble: why,
      dueAt: new Date(clock().getTime() + seconds * 1000),
    })
    .where(and(isItem(item), eq(moveItems.state, "waiting")));
}
