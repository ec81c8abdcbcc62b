import { make } from "multipasta";

/** What a form holds, in the order in which it arrives. */
export type FormPart =
  | { is: "field"; name: string; value: string }
  /** A file begins; its bytes follow, then its end. */
  | { is: "file"; fileName: string }
  | { is: "bytes"; bytes: Uint8Array }
  | { is: "end" };

/** The body is not a form, or its end never came. */
export class BrokenForm extends Error {}

const limits = { maxParts: 1000, maxFieldSize: 65_536 };

/** Reads a multipart form as it comes in: no further than it is asked for, and never more of it than one chunk. */
export async function* readFormParts(
  body: ReadableStream<Uint8Array>,
  contentType: string,
): AsyncGenerator<FormPart> {
  const { parser, taken, isWhole } = startParsing(contentType);
  const write = (chunk: Uint8Array) => {
    if (isWhole()) return [];
    if (chunk.length > 0) parser.write(chunk);
    return taken();
  };
  try {
    let held: Uint8Array = new Uint8Array();
    for await (const chunk of body) {
      const [certain, dashes] = withoutLastDashes(held.length > 0 ? joined(held, chunk) : chunk);
      held = dashes;
      yield* write(certain);
    }
    yield* write(held);
    parser.end();
    yield* taken();
  } catch (cause) {
    throw new BrokenForm("The form is incomplete.", { cause });
  }
  if (!isWhole()) throw new BrokenForm("The form has no end.");
}

function startParsing(contentType: string) {
  let parts: FormPart[] = [];
  let isWhole = false;
  let trouble: string | null = null;
  const parser = make({
    ...limits,
    headers: { "content-type": contentType },
    isFile: ({ headers }) => dispositionOf(headers).fileName !== undefined,
    onField({ headers }, value) {
      const { name } = dispositionOf(headers);
      parts.push({ is: "field", name, value: new TextDecoder().decode(value) });
    },
    onFile({ headers }) {
      parts.push({ is: "file", fileName: dispositionOf(headers).fileName ?? "" });
      return (bytes) => parts.push(bytes ? { is: "bytes", bytes } : { is: "end" });
    },
    onError: ({ _tag }) => (trouble ??= _tag),
    onDone: () => (isWhole = true),
  });
  const taken = () => {
    if (trouble && !isWhole) throw new Error(trouble);
    const arrived = parts;
    parts = [];
    return arrived;
  };
  return { parser, taken, isWhole: () => isWhole };
}

/** The parser takes a form's last boundary for another part's first if the two dashes behind it come separately. */
function withoutLastDashes(chunk: Uint8Array): [Uint8Array, Uint8Array] {
  const dash = 0x2d;
  const dashes = chunk.at(-1) !== dash ? 0 : chunk.at(-2) !== dash ? 1 : 2;
  return [chunk.subarray(0, chunk.length - dashes), chunk.slice(chunk.length - dashes)];
}

function joined(before: Uint8Array, after: Uint8Array): Uint8Array {
  const whole = new Uint8Array(before.length + after.length);
  whole.set(before);
  whole.set(after, before.length);
  return whole;
}

/**
 * A part's names. The parser reads none beyond Latin-1, and browsers send them in UTF-8 with three signs escaped as
 * in addresses; other programs escape with backslashes, or in the manner of RFC 5987.
 */
function dispositionOf(headers: Record<string, string | string[]>): { name: string; fileName?: string } {
  const written = [headers["content-disposition"]].flat()[0] ?? "";
  const given = new Map<string, string>();
  for (const [, key = "", value = ""] of written.matchAll(/;\s*([\w*-]+)=("(?:\\"|[^"])*"|[^;]*)/g)) {
    given.set(key.toLowerCase(), unquoted(value.trim()));
  }
  const encoded = /^utf-8'[^']*'(.*)$/i.exec(given.get("filename*") ?? "")?.[1];
  return {
    name: given.get("name") ?? "",
    fileName: encoded ? decodeURIComponent(encoded) : given.get("filename"),
  };
}

function unquoted(value: string): string {
  return value
    .replace(/^"([^]*)"$/, "$1")
    .replaceAll('\\"', '"')
    .replace(/%(?:22|0D|0A)/gi, (escaped) => decodeURIComponent(escaped));
}
