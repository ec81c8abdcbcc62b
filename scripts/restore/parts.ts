import { type Bytes, linesIn } from "@toadstool/archive";

/** UTF-8 bytes: what a site takes at once, with some space. */
const partBytes = 900_000;

export interface Part {
  number: number;
  rows: number;
  body: Uint8Array;
}

/** A table’s rows in parts, always the same ones: a command that goes on sends those that the site does not have. */
export async function* partsOf(bytes: Bytes, most = partBytes): AsyncGenerator<Part> {
  let number = 0;
  let lines: Buffer[] = [];
  let size = 0;
  const part = () => ({ number: number++, rows: lines.length, body: new Uint8Array(Buffer.concat(lines)) });
  for await (const line of linesIn(bytes)) {
    const next = Buffer.from(`${line}\n`);
    if (size > 0 && size + next.length > most) {
      yield part();
      lines = [];
      size = 0;
    }
    lines.push(next);
    size += next.length;
  }
  if (size > 0) yield part();
}
