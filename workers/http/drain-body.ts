import { createMiddleware } from "hono/factory";

interface Limits {
  /** Bytes that are read at most. */
  most: number;
  /** Milliseconds to wait for the next part. */
  patience: number;
}

/** The largest upload, and what its form holds besides; a phone between two masts. */
const limits: Limits = { most: 64_000_000, patience: 10_000 };

/**
 * Reads the part of the request's body that an answer has left unread. Where a client is answered while it is still sending,
 * the runtime breaks its connection: the client gets a network error instead of the answer, and so may the next request on
 * that connection.
 */
export const drainBody = createMiddleware(async (c, next) => {
  const { raw } = c.req;
  if (!raw.body) return next();
  const reader = raw.body.getReader();
  // The reader of the body may stop and cancel, which must not reach the connection.
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  c.req.raw = new Request(raw, { method: raw.method, body });
  await next();
  await drain(reader, limits);
});

/** Reads up to `most` bytes and throws them away; gives up where none come for `patience` milliseconds. */
export async function drain(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { most, patience }: Limits,
): Promise<void> {
  try {
    for (let left = most; left > 0;) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what a stream is
      const { done, value } = await within(patience, reader.read());
      if (done) return;
      left -= value.length;
    }
    await reader.cancel();
  } catch {
    // Its sender has gone, or sends nothing.
    void reader.cancel().catch(() => undefined);
  }
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("Nothing came.")), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
