import { and, eq } from "drizzle-orm";
import { drafts, type Sending } from "#db/schema.ts";
import { liveDraft } from "../drafts/writing.server.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";

export type { Sending };

type Storage = Pick<Services, "db">;

const unchosen: Sending = { segment: null, isPublic: false, countsClicks: false };

const isLetter = (id: string) => and(liveDraft(id), eq(drafts.kind, "letter"));

/** What was chosen of a letter's sending: its recipients, its place in the archive, and whether clicks are counted. */
export async function findSending({ db }: Storage, _owner: Owner, id: string): Promise<Sending> {
  const [draft] = await db.select({ sending: drafts.sending }).from(drafts).where(isLetter(id));
  return draft?.sending ?? unchosen;
}

/** Keeps a choice with the letter. Its text and version stay as they are: a window that writes it is not in the way. */
export async function keepSending(
  services: Storage,
  owner: Owner,
  id: string,
  change: Partial<Sending>,
): Promise<void> {
  const sending = { ...(await findSending(services, owner, id)), ...change };
  await services.db.update(drafts).set({ sending }).where(isLetter(id));
}
