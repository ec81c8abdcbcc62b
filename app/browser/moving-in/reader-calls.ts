import type { ApiClient } from "#workers/api/client.ts";
import { ask, dataOf } from "./ask-site.ts";
import { type ImportHere, isRefusal, type Site } from "./site.ts";

type ReaderCalls = Pick<Site, "beginImport" | "sendRows" | "readImport" | "addReaders">;

/** The calls that are about the subscribers of an export. */
export function readerCalls({ email: { imports } }: ApiClient): ReaderCalls {
  const one = imports[":id"];
  const readImport = async (id: string): Promise<ImportHere> => {
    const { state, verdicts, said } = await dataOf(() => one.$get({ param: { id } }));
    return { id, areAdded: state === "done", counts: verdicts, said };
  };
  return {
    async beginImport(list) {
      const { id } = await dataOf(() => imports.$post({ json: list }));
      return readImport(id);
    },
    async sendRows(id, rows) {
      await dataOf(() => one.rows.$post({ param: { id }, json: { rows } }));
    },
    readImport,
    async addReaders(id, readers) {
      const answer = await ask(() => one.add.$post({ param: { id }, json: readers }));
      return isRefusal(answer) ? answer : null;
    },
  };
}
