import type { Services } from "../../services.ts";
import { findUnknown, isOver, nameOf, removeRevisions, type Revision } from "./journal.server.ts";
import { listFrom } from "./list-from.server.ts";

type Storage = Pick<Services, "db" | "clock" | "store">;

/** Marks made, and revisions removed, in one run: each costs calls, and the calls of a run are numbered. */
const mostAtOnce = 8;

/** Marks a revision whose files are stored, and which the database does not know, with the moment when that was first seen. */
interface Mark {
  key: string;
  revision: Revision;
  since: Date;
}

/**
 * Looks through some of the stored files for those that no row knows, and marks their revisions. Such files belong to rows
 * that came after the moment to which the database was taken back. The marks lie in the store: the database would forget
 * them when it is taken back again.
 */
export async function markUnknown(services: Storage, place: string): Promise<void> {
  const { store, clock } = services;
  const found = (await listFrom(store, "media/", place)).flatMap((key) => revisionOf(key) ?? []);
  const revisions = [...new Map(found.map((revision) => [nameOf(revision), revision])).values()];
  const unknown = await findUnknown(services, revisions);
  if (unknown.length === 0) return;
  const marked = new Set((await listMarks(services, place)).map(({ revision }) => nameOf(revision)));
  const unmarked = unknown.filter((revision) => !marked.has(nameOf(revision))).slice(0, mostAtOnce);
  for (const revision of unmarked) {
    await store.put(`unknown/${nameOf(revision)}/${clock().getTime()}`, new Uint8Array(), "text/plain");
  }
}

/** Removes the files that were unknown for long enough, and the marks of those that a row names again. */
export async function removeUnknown(services: Storage, place: string): Promise<void> {
  const marks = await listMarks(services, place);
  if (marks.length === 0) return;
  const unknown = await findUnknown(
    services,
    marks.map(({ revision }) => revision),
  );
  const names = new Set(unknown.map(nameOf));
  const isUnknown = ({ revision }: Mark) => names.has(nameOf(revision));
  const over = marks.filter((mark) => isUnknown(mark) && isOver(services, mark.since)).slice(0, mostAtOnce);
  await removeRevisions(
    services,
    over.map(({ revision }) => revision),
  );
  const settled = [...over, ...marks.filter((mark) => !isUnknown(mark))];
  await services.store.delete(settled.map(({ key }) => key));
}

async function listMarks({ store }: Pick<Services, "store">, place: string): Promise<Mark[]> {
  const keys = await listFrom(store, "unknown/", place);
  return keys.flatMap((key) => {
    const [, id, revision, since] = /^unknown\/([a-z2-7]{16})\/(\d{1,9})\/(\d{13})$/.exec(key) ?? [];
    if (!id || !revision || !since) return [];
    return [{ key, revision: { id, revision: Number(revision) }, since: new Date(Number(since)) }];
  });
}

/** Null for keys that are none of the library's. */
function revisionOf(key: string): Revision | null {
  const [, id, revision] = /^media\/([a-z2-7]{16})\/([1-9]\d{0,8})\/(?:private\/)?[^/]+$/.exec(key) ?? [];
  return id && revision ? { id, revision: Number(revision) } : null;
}
