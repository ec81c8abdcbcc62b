import { folderFrom } from "@toadstool/media/library";
import type { Placed } from "#domain/media/library/many-images.server.ts";

const id = /^[a-z2-7]{16}$/;

/** Images and their folders as one value of a query or a form: `zines:id.id,:id`. Folders hold neither of these marks. */
export function writeMoves(moves: Placed[]): string {
  const idsIn = (folder: string) => moves.filter((move) => move.folder === folder).map((move) => move.id);
  const folders = [...new Set(moves.map(({ folder }) => folder))];
  return folders.map((folder) => `${folder}:${writeIds(idsIn(folder))}`).join();
}

export function readMoves(written: string): Placed[] {
  return written.split(",").flatMap((part) => {
    const [folder = "", ids = ""] = part.split(":");
    return readIds(ids).map((each) => ({ id: each, folder: folderFrom(folder) }));
  });
}

export function writeIds(ids: string[]): string {
  return ids.join(".");
}

/** Only what looks like an id. */
export function readIds(written: string): string[] {
  return [...new Set(written.split("."))].filter((each) => id.test(each));
}
