import { endingOf } from "../source/paths.ts";
import { readHead } from "../source/read.ts";
import type { Source } from "../source/source.ts";
import { columnsOf } from "./columns.ts";

/** Substack’s files about the mails of a post. */
const isAccount = /(?:^|\/)posts\/[^/]+\.(?:delivers|opens)\.csv$/;

/** The files of a source that are lists of subscribers: CSV with a heading for addresses. */
export async function listsIn(source: Source): Promise<string[]> {
  const lists: string[] = [];
  for (const { path } of source.entries) {
    if (endingOf(path) !== "csv" || isAccount.test(path)) continue;
    // oxlint-disable-next-line no-await-in-loop -- a few files
    const head = new TextDecoder().decode(await readHead(source, path, 8192)).replaceAll("\0", "");
    const [heading = ""] = head.split(/\r?\n|\r/);
    if (columnsOf(heading.split(/[,;\t]/)).email !== undefined) lists.push(path);
  }
  return lists;
}
