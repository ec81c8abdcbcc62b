import { ArchiveFault, type ArchiveFaultCode, faultOf } from "../archive-fault.ts";
import { ageMark, decrypt } from "../encryption.ts";
import type { Bytes } from "../measure.ts";

interface Unwrapped {
  tar: ReadableStream<Uint8Array>;
  /** Sets how many bytes may be unpacked in all: a small file can unpack to a disk full of zeros. */
  allow(bytes: number): void;
  /** Why the stream broke: the first stage that saw it knows best. */
  why(error: unknown): ArchiveFault;
}

/** The tar in a file that is gzipped and may be encrypted. */
export async function unwrap(
  stream: ReadableStream<Uint8Array>,
  passphrase: string | undefined,
  allowed: number,
): Promise<Unwrapped> {
  let first: ArchiveFault | null = null;
  let left = allowed;
  const explained = (stage: Bytes, explain: (error: unknown) => ArchiveFaultCode) =>
    streamOf(async function* () {
      try {
        yield* stage;
      } catch (error) {
        const code = explain(error);
        throw (first ??= faultOf(error, code, words[code] ?? ""));
      }
    });
  const { head, whole } = await peek(stream);
  const zipped = await decrypted(
    explained(whole, () => "cut_short"),
    head,
    passphrase,
  );
  if (!passphrase && !isGzip(head)) throw new ArchiveFault("not_an_archive", words.not_an_archive);
  const checked = explained(zipped, () => "damaged");
  const unzipped = explained(checked.pipeThrough(gunzip()), (error) =>
    /unexpected end|incomplete|Z_BUF_ERROR/i.test(inspect(error)) ? "cut_short" : "damaged",
  );
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) throw (first ??= new ArchiveFault("too_large", words.too_large));
      controller.enqueue(chunk);
    },
  });
  return {
    tar: unzipped.pipeThrough(counting),
    allow: (bytes) => {
      left = left - allowed + bytes;
    },
    why(error) {
      const code = /truncated/i.test(inspect(error)) ? "cut_short" : "damaged";
      return first ?? faultOf(error, code, words[code]);
    },
  };
}

const words = {
  not_an_archive: "The file is not a backup of a site.",
  cut_short: "The archive is cut short: its end is missing.",
  damaged: "The archive is damaged: some of its bytes have changed since it was made.",
  too_large: "The archive would unpack to far more than it declares.",
} as Record<"not_an_archive" | "cut_short" | "damaged" | "too_large", string> &
  Partial<Record<ArchiveFaultCode, string>>;

async function decrypted(
  stream: ReadableStream<Uint8Array>,
  head: Uint8Array,
  passphrase: string | undefined,
): Promise<ReadableStream<Uint8Array>> {
  const isEncrypted = new TextDecoder("latin1").decode(head.subarray(0, ageMark.length)) === ageMark;
  if (!isEncrypted) return stream;
  if (passphrase) return decrypt(stream, passphrase);
  await stream.cancel();
  throw new ArchiveFault("passphrase_wanted", "The archive is encrypted; give its passphrase.");
}

const isGzip = (head: Uint8Array) => head[0] === 0x1f && head[1] === 0x8b;

const gunzip = () => new DecompressionStream("gzip") as ReadableWritablePair<Uint8Array, Uint8Array>;

/** The first bytes of a stream, and the whole of it. */
async function peek(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size < ageMark.length) {
    // oxlint-disable-next-line no-await-in-loop -- a stream is read in order
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.length;
  }
  const head = new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
  reader.releaseLock();
  const whole = (async function* () {
    if (head.length > 0) yield head;
    yield* stream;
  })();
  return { head, whole };
}

function streamOf(make: () => AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  const bytes = make();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await bytes.return(undefined)),
  });
}

/** An error’s words and those of its causes. */
function inspect(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = "" } = error as { code?: unknown };
  return `${code} ${error.message} ${error.cause ? inspect(error.cause) : ""}`;
}
