import { afterEach, expect, it, vi } from "vitest";
import { r2Store } from "./r2-store.ts";

afterEach(() => vi.useRealTimers());

/** A bucket that takes what it is given and never answers, as the local one on a full disk. */
const silent = {
  put: () => new Promise(() => undefined),
  createMultipartUpload: async () => ({
    uploadPart: () => new Promise(() => undefined),
    abort: async () => undefined,
  }),
} as unknown as R2Bucket;

const streamOf = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

it.each([
  ["a file", () => r2Store(silent).put("a", new Uint8Array(3), "text/plain")],
  ["a stream", () => r2Store(silent).putStream("a", streamOf(new Uint8Array(3)), "text/plain")],
])("waits fifteen seconds for %s, and no longer", async (_, put) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const kept = put().then(
    () => "kept",
    (error: Error) => error.message,
  );
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await kept).toBe("The storage gave no answer within 15 seconds.");
});
