import { toBase64Url } from "@toadstool/openid/seal";

/** Of the Workers runtime: https://developers.cloudflare.com/workers/runtime-apis/web-crypto/#constructors */
type DigestStream = WritableStream<Uint8Array> & { digest: Promise<ArrayBuffer> };
const { DigestStream } = crypto as unknown as { DigestStream: new (algorithm: string) => DigestStream };

/** The bytes as they come, and the SHA-256 of all of them, base64url, once they were read to the end. */
export function hashed(body: ReadableStream<Uint8Array>): {
  body: ReadableStream<Uint8Array>;
  hash: () => Promise<string>;
} {
  const stream = new DigestStream("SHA-256");
  const writer = stream.getWriter();
  // Of a file that breaks off no one asks.
  stream.digest.catch(() => undefined);
  const passing = new TransformStream<Uint8Array, Uint8Array>({
    async transform(bytes, controller) {
      await writer.write(bytes);
      controller.enqueue(bytes);
    },
    flush: () => writer.close(),
  });
  return {
    body: body.pipeThrough(passing),
    hash: async () => toBase64Url(new Uint8Array(await stream.digest)),
  };
}
