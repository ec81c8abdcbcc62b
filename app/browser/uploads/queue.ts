import type { MediaKind } from "@toadstool/media";
import type { SameFile } from "./send-image.ts";

/** A file on its way. */
export interface Upload {
  key: number;
  name: string;
  bytes: number;
  /** The kind that its icon shows; null if it is unknown. */
  kind: MediaKind | null;
  /**
   * `failed` may be tried again as it is, `refused` may not; `same` was uploaded before. `preparing`: the bytes are there,
   * the server draws.
   */
  state: "waiting" | "shrinking" | "sending" | "preparing" | "failed" | "refused" | "same";
  /** Of 1, while sending. */
  part: number;
  /** Why it failed or was refused. */
  reason: string;
  /** A copy that is made here is sent in its place. */
  isShrunk: boolean;
  /** The file that was uploaded before. */
  same: SameFile | null;
}

/**
 * Completed uploads leave the list and are only counted, so that the list stays as short as the work that is left.
 */
export interface UploadQueue {
  uploads: Upload[];
  arrived: number;
  /** The id of the file that arrived last. */
  newest: string | null;
  /** Nothing is sent until the person has logged in again. */
  isPaused: boolean;
}

export type UploadEvent =
  | { type: "add"; uploads: Upload[] }
  | { type: "start" | "prepared" | "sessionEnded"; key: number }
  | { type: "progress"; key: number; part: number }
  | { type: "arrived"; key: number; id: string }
  | { type: "failed"; key: number; reason: string }
  | { type: "refused"; key: number; reason: string }
  | { type: "same"; key: number; same: SameFile }
  | { type: "takeSame" | "keepBoth"; key: number }
  | { type: "shrink"; key: number }
  | { type: "retry" | "drop"; keys: number[] }
  | { type: "goOn" };

const mostAtOnce = 3;
export const emptyQueue: UploadQueue = { uploads: [], arrived: 0, newest: null, isPaused: false };

/** What becomes of the queue; events about files that have left it change nothing. */
export function step(queue: UploadQueue, event: UploadEvent): UploadQueue {
  switch (event.type) {
    case "add":
      return {
        ...queue,
        // A new batch starts the count again.
        arrived: queue.uploads.length === 0 ? 0 : queue.arrived,
        uploads: [...queue.uploads, ...event.uploads],
      };
    case "start":
      return changed(queue, event.key, ({ isShrunk }) => ({ state: isShrunk ? "shrinking" : "sending" }));
    case "prepared":
      return changed(queue, event.key, () => ({ state: "sending", part: 0 }));
    case "progress":
      return changed(queue, event.key, () => ({
        part: event.part,
        state: event.part < 1 ? "sending" : "preparing",
      }));
    case "arrived":
      return holds(queue, event.key)
        ? { ...without(queue, [event.key]), arrived: queue.arrived + 1, newest: event.id }
        : queue;
    case "failed":
      return changed(queue, event.key, () => ({ state: "failed", reason: event.reason, part: 0 }));
    case "refused":
      return changed(queue, event.key, () => ({ state: "refused", reason: event.reason, part: 0 }));
    case "same":
      return changed(queue, event.key, () => ({ state: "same", same: event.same, part: 0 }));
    case "takeSame": {
      const id = queue.uploads.find(({ key }) => key === event.key)?.same?.id;
      return id ? step(queue, { type: "arrived", key: event.key, id }) : queue;
    }
    case "keepBoth":
      return changed(queue, event.key, () => ({ state: "waiting", same: null }));
    case "sessionEnded":
      return { ...changed(queue, event.key, () => ({ state: "waiting", part: 0 })), isPaused: true };
    case "shrink":
      return changed(queue, event.key, () => ({ state: "waiting", isShrunk: true, reason: "" }));
    case "retry":
      return event.keys.reduce(
        (now, key) =>
          changed(now, key, ({ state }) => (state === "failed" ? { state: "waiting", reason: "" } : {})),
        queue,
      );
    case "drop":
      return without(queue, event.keys);
    case "goOn":
      return { ...queue, isPaused: false };
  }
}

export function isUnderWay({ state }: Upload): boolean {
  return state === "shrinking" || state === "sending" || state === "preparing";
}

/** It waits for a person. */
export function isTroubled({ state }: Upload): boolean {
  return state === "failed" || state === "refused" || state === "same";
}

/** The files whose turn it is. */
export function toStart({ uploads, isPaused }: UploadQueue): Upload[] {
  if (isPaused) return [];
  const free = mostAtOnce - uploads.filter(isUnderWay).length;
  return uploads.filter(({ state }) => state === "waiting").slice(0, Math.max(0, free));
}

/** Whether leaving the page would lose something. */
export function isBusy({ uploads }: UploadQueue): boolean {
  return uploads.some((upload) => !isTroubled(upload));
}

const mostTroubled = 20;
const mostWaiting = 3;

/** The uploads that deserve a line each, however many files there are, and how many are left out. */
export function rowsOf({ uploads }: UploadQueue): { rows: Upload[]; waiting: number; troubled: number } {
  const troubled = uploads.filter(isTroubled);
  const waiting = uploads.filter(({ state }) => state === "waiting");
  return {
    rows: [
      ...uploads.filter(isUnderWay),
      ...troubled.slice(0, mostTroubled),
      ...waiting.slice(0, mostWaiting),
    ],
    waiting: Math.max(0, waiting.length - mostWaiting),
    troubled: Math.max(0, troubled.length - mostTroubled),
  };
}

/** "12 of 200 arrived, 2 refused". */
export function summaryOf({ uploads, arrived }: UploadQueue): string {
  const count = (state: Upload["state"]) => uploads.filter((upload) => upload.state === state).length;
  const counts = [
    `${arrived} of ${arrived + uploads.length} uploaded`,
    count("failed") > 0 && `${count("failed")} failed`,
    count("refused") > 0 && `${count("refused")} refused`,
    count("same") > 0 && `${count("same")} uploaded before`,
  ];
  return counts.filter(Boolean).join(", ");
}

function changed(queue: UploadQueue, key: number, change: (upload: Upload) => Partial<Upload>): UploadQueue {
  return {
    ...queue,
    uploads: queue.uploads.map((upload) => (upload.key === key ? { ...upload, ...change(upload) } : upload)),
  };
}

function without(queue: UploadQueue, keys: number[]): UploadQueue {
  const gone = new Set(keys);
  return { ...queue, uploads: queue.uploads.filter(({ key }) => !gone.has(key)) };
}

function holds({ uploads }: UploadQueue, key: number): boolean {
  return uploads.some((upload) => upload.key === key);
}
