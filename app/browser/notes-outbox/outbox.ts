import { type DBSchema, openDB } from "idb";

/** A note on this device that has not arrived yet. */
export interface WaitingNote {
  /** Made here, once: however often the note is sent, it is published once. */
  key: string;
  content: string;
  link: string;
  /** Where they were chosen. */
  language?: string;
  translationOf?: string;
  files: { file: File; alt: string }[];
  /** Milliseconds since 1970: the oldest is sent first. */
  addedAt: number;
  state: "waiting" | "needs-login" | "refused";
  /** What went wrong last, in words for people; "" before the first attempt. */
  trouble: string;
}

interface OutboxDatabase extends DBSchema {
  notes: { key: string; value: WaitingNote };
}

const open = () =>
  openDB<OutboxDatabase>("notes-outbox", 1, {
    upgrade: (database) => void database.createObjectStore("notes", { keyPath: "key" }),
  });

/** Each change is announced to all pages and to the service worker. */
const channelName = "notes-outbox";

export function hearOutbox(changed: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", changed);
  return () => channel.close();
}

function announce() {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin alone
  channel.postMessage("changed");
  channel.close();
}

async function inOutbox<Result>(
  work: (database: Awaited<ReturnType<typeof open>>) => Promise<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Oldest first. */
export async function listWaiting(): Promise<WaitingNote[]> {
  const all = await inOutbox((database) => database.getAll("notes"));
  return all.toSorted((one, other) => one.addedAt - other.addedAt);
}

/** Resolves once the note is stored on this device. */
export async function addWaiting(note: Omit<WaitingNote, "addedAt" | "state" | "trouble">) {
  const added = { ...note, addedAt: Date.now(), state: "waiting" as const, trouble: "" };
  await inOutbox((database) => database.put("notes", added));
  announce();
}

export async function removeWaiting(key: string) {
  await inOutbox((database) => database.delete("notes", key));
  announce();
}

/** Records what came of an attempt; a note that was removed meanwhile stays removed. */
export async function markWaiting(key: string, result: Pick<WaitingNote, "state" | "trouble">) {
  await inOutbox(async (database) => {
    const { store, done } = database.transaction("notes", "readwrite");
    const note = await store.get(key);
    if (note) await store.put({ ...note, ...result });
    await done;
  });
  announce();
}

const openSent = () =>
  openDB<{ sent: { key: string; value: number } }>("notes-sent", 1, {
    upgrade: (database) => void database.createObjectStore("sent"),
  });

/** Takes a note that has arrived out of the outbox. */
export async function removeSent(key: string) {
  const database = await openSent();
  await database.put("sent", Date.now(), "last").finally(() => database.close());
  await removeWaiting(key);
}

/** When a note was last sent from this device, in milliseconds since 1970; 0 where none was. */
export async function lastSentAt(): Promise<number> {
  const database = await openSent();
  return database
    .get("sent", "last")
    .then((at) => at ?? 0)
    .finally(() => database.close());
}
