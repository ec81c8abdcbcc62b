import type { ObjectStore } from "@toadstool/media/bindings";

/** Of workerd alone. */
interface CloudflareCrypto {
  DigestStream: new (algorithm: string) => WritableStream<Uint8Array> & { digest: Promise<ArrayBuffer> };
}

const encoder = new TextEncoder();

/** Stores lines of JSON; the bucket refuses them where they have another hash when they arrive. Returns their bytes. */
export async function putLines(kept: ObjectStore, key: string, lines: string[]): Promise<number> {
  const bytes = encoder.encode(lines.map((line) => `${line}\n`).join(""));
  await kept.put({ key, contentType: "text/plain; charset=utf-8", sha256: await sha256(bytes) }, bytes);
  return bytes.length;
}

/** The lines of an object; none where it is not there. */
export async function linesOf<Line>(kept: ObjectStore, key: string): Promise<Line[]> {
  const found = await kept.get(key);
  const text = found ? await new Response(found.body).text() : "";
  return text.split("\n").flatMap((line) => (line ? [JSON.parse(line) as Line] : []));
}

/** In hexadecimal digits. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes));
}

export async function sha256Of(stream: ReadableStream<Uint8Array>): Promise<string> {
  const { DigestStream } = crypto as unknown as CloudflareCrypto;
  const digest = new DigestStream("SHA-256");
  await stream.pipeTo(digest);
  return hex(await digest.digest);
}

function hex(hash: ArrayBuffer): string {
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
