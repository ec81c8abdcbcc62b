import { checkImage, type Checked } from "./check-image.ts";
import { makeSmaller } from "./make-smaller.ts";
import {
  emptyQueue,
  isBusy,
  isTroubled,
  isUnderWay,
  step,
  toStart,
  type Upload,
  type UploadEvent,
} from "./queue.ts";
import { type Details, type SameFile, type Send, sendImage, type Sending } from "./send-image.ts";

/** What uploads do with a file; tests have stand-ins. */
export interface UploadPorts {
  check: (file: File) => Promise<Checked>;
  send: Send;
  shrink: (file: File) => Promise<File | null>;
}

const library: UploadPorts = {
  check: checkImage,
  // A file that was uploaded before is asked about, but not one that replaces another.
  send: (file, details, onProgress) => sendImage(file, { same: "ask", ...details }, onProgress),
  shrink: makeSmaller,
};

/** A file that is in the library now: the one that was sent, or the one that was there already. */
export interface Arrived extends Pick<SameFile, "id" | "alt"> {
  /** Its index among the files added together. */
  at: number;
}

interface Held {
  file: File;
  details: Details;
  arrive: (arrived: Omit<Arrived, "at">) => void;
  sending?: Sending;
}

/** Sends files, a few at a time, and lets a page watch. A file that has arrived or was taken away is let go of. */
export function makeUploads({ check, send, shrink }: UploadPorts = library) {
  let queue = emptyQueue;
  let lastKey = 0;
  const held = new Map<number, Held>();
  const watchers = new Set<() => void>();

  const tell = () => watchers.forEach((changed) => changed());
  const happen = (event: UploadEvent) => {
    queue = step(queue, event);
    for (const { key } of toStart(queue)) {
      queue = step(queue, { type: "start", key });
      void carry(key);
    }
    tell();
  };

  const carry = async (key: number) => {
    const upload = queue.uploads.find((known) => known.key === key);
    const load = held.get(key);
    if (!upload || !load) return;
    const file = upload.isShrunk ? await shrink(load.file) : load.file;
    if (!held.has(key)) return;
    if (!file) return happen({ type: "refused", key, reason: cannotShrink });
    if (upload.isShrunk) happen({ type: "prepared", key });
    load.sending = send(file, load.details, (part) => happen({ type: "progress", key, part }));
    const answer = await load.sending.answered;
    if (answer.answer === "arrived") {
      held.delete(key);
      happen({ type: "arrived", key, id: answer.id });
      return load.arrive({ id: answer.id });
    }
    if (answer.answer === "sessionEnded") return happen({ type: "sessionEnded", key });
    if (answer.answer === "failed") return happen({ type: "failed", key, reason: answer.reason });
    if (answer.same) return happen({ type: "same", key, same: answer.same });
    // An animation would lose its motion.
    const canShrink = answer.isTooLarge && !upload.isShrunk && load.file.type !== "image/gif";
    return happen(canShrink ? { type: "shrink", key } : { type: "refused", key, reason: answer.reason });
  };

  const drop = (wanted: (upload: Upload) => boolean) => {
    const keys = queue.uploads.filter(wanted).map(({ key }) => key);
    for (const key of keys) {
      held.get(key)?.sending?.abort();
      held.delete(key);
    }
    happen({ type: "drop", keys });
  };

  const forget = () => {
    held.clear();
    queue = emptyQueue;
    tell();
  };

  return {
    now: () => queue,
    watch: (changed: () => void) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    isBusy: () => isBusy(queue),
    /** @param onArrived called for each file, in the order in which they arrive */
    add: async (files: File[], details: Details, onArrived?: (arrived: Arrived) => void) => {
      const checked = await Promise.all(files.map(async (file) => ({ file, ...(await check(file)) })));
      const uploads = checked.map(({ file, kind, ...found }, at): Upload => {
        const key = (lastKey += 1);
        held.set(key, { file, details, arrive: (arrived) => onArrived?.({ ...arrived, at }) });
        return { ...fresh, key, name: file.name, bytes: file.size, kind, ...begin(found) };
      });
      happen({ type: "add", uploads });
    },
    cancel: (key: number) => drop((upload) => upload.key === key),
    cancelAll: () => drop((upload) => isUnderWay(upload) || upload.state === "waiting"),
    dismissAll: () => drop(isTroubled),
    retry: (key: number) => happen({ type: "retry", keys: [key] }),
    retryAll: () => happen({ type: "retry", keys: queue.uploads.map(({ key }) => key) }),
    /** Takes the file that was uploaded before in place of this one. */
    takeSame: (key: number) => {
      const same = queue.uploads.find((upload) => upload.key === key)?.same;
      const load = held.get(key);
      held.delete(key);
      happen({ type: "takeSame", key });
      if (same) load?.arrive(same);
    },
    /** Sends a file that was uploaded before once more. */
    keepBoth: (key: number) => {
      const load = held.get(key);
      if (load) load.details = { ...load.details, same: "keep" };
      happen({ type: "keepBoth", key });
    },
    goOn: () => happen({ type: "goOn" }),
    /** Forgets what arrived. */
    clear: () => void (queue.uploads.length === 0 && forget()),
    /** Its place is left: once nothing is on its way, there is nothing to come back to. */
    leave: () => void (isBusy(queue) || forget()),
  };
}

/** What the server would refuse as it is, it may take as a copy. */
function begin(found: { reason?: string; canShrink?: boolean }): Partial<Upload> {
  if (found.reason === undefined) return {};
  return found.canShrink ? { isShrunk: true } : { state: "refused", reason: found.reason };
}

const fresh = {
  state: "waiting",
  part: 0,
  reason: "",
  isShrunk: false,
  same: null,
} as const;
const cannotShrink =
  "This browser cannot open that picture, or could not make it small enough. Export it as JPEG or PNG, at most 4096 pixels wide, and choose that.";

export type Uploads = ReturnType<typeof makeUploads>;

const places = new Map<string, Uploads>();

/** The uploads to the library that were begun in one place: they go on while pages change, and are shown only there. */
export function uploadsAt(place: string): Uploads {
  const uploads = places.get(place) ?? makeUploads();
  places.set(place, uploads);
  return uploads;
}
