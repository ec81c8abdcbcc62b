import { longestAvifEdge } from "@toadstool/media/storing";
import type { DataIn } from "@toadstool/hono-calls/client";
import type { ApiClient } from "#workers/api/client.ts";
import type { Accepted } from "../nasty/nasty-file.ts";
import { leftoversIn } from "./images-leftovers.ts";
import { pixelFaults } from "./images-pixels.ts";

/** What the API says of an image. */
export type ImageAnswer = DataIn<Awaited<ReturnType<ApiClient["image"]["upload"]["$post"]>>>;

/** Downloads all served files of an image; returns what is wrong with any of them. */
export async function servedFaults(image: ImageAnswer, expect: Accepted): Promise<string[]> {
  const faults: string[] = [];
  if (image.files.length === 0) faults.push("it has no files");
  for (const file of image.files) {
    const found = await fileFaults(file, expect);
    faults.push(...found.map((fault) => `${new URL(file.url).pathname.split("/").at(-1)}: ${fault}`));
  }
  const main = await fetch(image.url);
  const shown = (await main.arrayBuffer()).byteLength;
  if (main.status !== 200 || shown === 0) faults.push(`${image.url} answers ${main.status}`);
  if (expect.kind === "picture") faults.push(...shapeFaults(image, expect));
  return faults;
}

function shapeFaults({ files }: ImageAnswer, expect: Accepted): string[] {
  const types = new Set(files.map(({ type }) => type));
  const still = expect.hasAlpha ? "image/png" : "image/jpeg";
  // The picture service makes no longer AVIF, and a thin strip is long in every width.
  const hasAvif = files.some(({ width, height }) => Math.max(width, height) <= longestAvifEdge);
  const faults = ["image/webp", ...(hasAvif ? ["image/avif"] : []), still]
    .filter((type) => !types.has(type))
    .map((type) => `no ${type}`);
  const moving = files.filter(({ url }) => /\/animated\./.test(url)).length;
  if (moving !== (expect.isAnimated ? 1 : 0)) faults.push(`${moving} animated files`);
  return faults;
}

async function fileFaults(file: ImageAnswer["files"][number], expect: Accepted): Promise<string[]> {
  const answer = await fetch(file.url);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const faults = [...headerFaults(answer, file.type), ...leftoversIn(bytes, file.type)];
  if (bytes.length !== file.bytes) faults.push(`${bytes.length} bytes, not ${file.bytes}`);
  if (!magics[file.type]?.test(Buffer.from(bytes.subarray(0, 64)).toString("latin1")))
    faults.push("another magic");
  if (expect.kind === "picture") {
    const isMoving = /\/animated\./.test(file.url);
    const { width, height } = file;
    const hasQuarters = expect.hasQuarters && width >= 4 && height >= 4;
    faults.push(
      ...(await pixelFaults(bytes, { width, height, hasQuarters, frames: isMoving ? expect.frames : 1 })),
    );
  } else {
    faults.push(...(await rangeFaults(file.url, bytes)));
  }
  return [...faults, ...(await revalidationFaults(file.url, answer.headers.get("etag")))];
}

const magics: Record<string, RegExp> = {
  "image/png": /^\x89PNG/,
  "image/jpeg": /^\xff\xd8\xff/,
  "image/webp": /^RIFF[^]{4}WEBP/,
  "image/avif": /^[^]{4}ftypavif/,
  "image/gif": /^GIF89a/,
  "video/mp4": /^[^]{4}ftyp/,
  "audio/mp4": /^[^]{4}ftyp/,
  "video/webm": /^.\x45\xdf\xa3/,
  "audio/webm": /^.\x45\xdf\xa3/,
  "audio/mpeg": /^(ID3|\xff[\xe2-\xff])/,
  "audio/ogg": /^OggS/,
};

function headerFaults({ status, headers }: Response, type: string): string[] {
  const wanted: [name: string, pattern: RegExp][] = [
    ["content-type", new RegExp(`^${type}$`)],
    ["x-content-type-options", /^nosniff$/],
    ["content-security-policy", /default-src 'none'/],
    ["cache-control", /public.*max-age=31536000.*immutable/],
    ["etag", /^(W\/)?".+"$/],
  ];
  const wrong = wanted.filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ""));
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...wrong.map(([name]) => `${name}: ${headers.get(name) ?? "none"}`),
  ];
}

async function revalidationFaults(url: string, etag: string | null): Promise<string[]> {
  const answer = await fetch(url, { headers: { "If-None-Match": etag ?? "" } });
  await answer.body?.cancel();
  return answer.status === 304 ? [] : [`${answer.status} to an ETag it knows`];
}

async function rangeFaults(url: string, whole: Uint8Array): Promise<string[]> {
  const answer = await fetch(url, { headers: { Range: "bytes=4-19" } });
  const part = Buffer.from(await answer.arrayBuffer());
  const isRight = answer.status === 206 && part.equals(whole.subarray(4, 20));
  return isRight && answer.headers.get("content-range") === `bytes 4-19/${whole.length}`
    ? []
    : [`${answer.status} and ${part.length} bytes where 16 were asked for`];
}
