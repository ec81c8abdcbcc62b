import type { Look } from "../contents.ts";
import { endingOf } from "../source/paths.ts";
import { readHead } from "../source/read.ts";
import { listsIn } from "../subscribers/lists-in.ts";

/** A JSON file that begins with `db`, as Ghost’s exporter writes it, or with its tables. */
export const lookForGhost: Look = async (source, named) => {
  if (named && named !== "ghost") return null;
  for (const { path } of source.entries) {
    if (endingOf(path) !== "json") continue;
    // oxlint-disable-next-line no-await-in-loop -- the first that fits
    const head = new TextDecoder().decode(await readHead(source, path, 4096));
    if (!isGhost.test(head) && !named) continue;
    return {
      system: "ghost",
      site: { title: "", address: "" },
      version: /"version"\s*:\s*"([^"]{1,40})"/.exec(head)?.[1] ?? "",
      why: `“${path}” is the JSON that Ghost exports.`,
      texts: [path],
      // oxlint-disable-next-line no-await-in-loop -- once
      lists: await listsIn(source),
    };
  }
  return null;
};

const isGhost =
  /^\s*\uFEFF?\s*\{\s*(?:"db"\s*:\s*\[|"meta"\s*:\s*\{[^}]*"exported_on"|"data"\s*:\s*\{[\s\S]{0,3000}?"(?:posts|tags|users|posts_tags|posts_authors)"\s*:)/;
