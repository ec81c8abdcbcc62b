import type { Services } from "../../services.ts";
import { listKey } from "./imports.server.ts";
import type { Plan } from "./plan.ts";

const block = 1_048_576;

/** The line of the file that contains a byte, counted from the start each time. */
export async function lineAt(
  { store }: Pick<Services, "store">,
  id: string,
  { encoding, newline }: Plan,
  at: number,
): Promise<number> {
  const code = newline.charCodeAt(0);
  const mark = encoding === "utf-16le" ? 0 : 1;
  const isWide = encoding.startsWith("utf-16");
  let line = 1;
  for (let from = 0; from < at; from += block) {
    const bytes = await store.read(listKey(id), from, Math.min(from + block, at));
    if (!bytes) break;
    for (let found = bytes.indexOf(code); found >= 0; found = bytes.indexOf(code, found + 1)) {
      if (!isWide || (found % 2 === mark && bytes[found ^ 1] === 0)) line += 1;
    }
  }
  return line;
}
