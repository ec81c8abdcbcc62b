import { useEffect, useSyncExternalStore } from "react";
import { emptyQueue } from "#app/browser/uploads/queue.ts";
import type { Uploads } from "#app/browser/uploads/uploads.ts";

/** The queue of a place, as it is now. Finished uploads are forgotten when the place is left. */
export function useUploads(uploads: Uploads) {
  useEffect(() => () => uploads.leave(), [uploads]);
  return useSyncExternalStore(uploads.watch, uploads.now, () => emptyQueue);
}
