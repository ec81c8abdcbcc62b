import type { Look } from "../contents.ts";
import { endingOf, fileNameOf } from "../source/paths.ts";
import { readHead } from "../source/read.ts";
import type { Source } from "../source/source.ts";
import { listsIn } from "../subscribers/lists-in.ts";
import { systemNames } from "../system-names.ts";

const tableSystems = ["beehiiv", "buttondown", "wix"] as const;
export type TableSystem = (typeof tableSystems)[number];

/** Columns that no other table has. Buttondown’s is known by its name, and by the texts beside it. */
const columns: Record<TableSystem, RegExp[]> = {
  beehiiv: [/\bweb_title\b/, /\bcontent_html\b/],
  buttondown: [/\bsubject\b/, /\bpublish_date\b/],
  wix: [/\bRich Content\b/, /\bPost Page URL\b/],
};

/** One table with a row for each post, as these services export it. */
export const lookForTable: Look = async (source, named) => {
  if (named && !tableSystems.some((system) => system === named)) return null;
  const found = await tableIn(source);
  if (!found || (named && named !== found.system)) return null;
  const { system, path } = found;
  const folder = path.slice(0, -fileNameOf(path).length);
  const isText = (each: string) => each.startsWith(`${folder}emails/`) && endingOf(each) === "md";
  const texts = system === "buttondown" ? source.entries.map((entry) => entry.path).filter(isText) : [];
  return {
    system,
    site: { title: "", address: "" },
    version: "",
    why: `“${path}” is the list of posts that ${systemNames[system]} exports.`,
    texts: [path, ...texts],
    lists: (await listsIn(source)).filter((list) => list !== path),
  };
};

async function tableIn(source: Source) {
  for (const { path } of source.entries) {
    const isButtondown = /^emails\.(?:csv|json)$/.test(fileNameOf(path));
    if (endingOf(path) !== "csv" && !isButtondown) continue;
    // oxlint-disable-next-line no-await-in-loop -- a few files
    const head = new TextDecoder().decode(await readHead(source, path, 4096));
    const heading = endingOf(path) === "csv" ? (head.split("\n")[0] ?? "") : head;
    const system = tableSystems.find(
      (each) =>
        (each === "buttondown") === isButtondown && columns[each].every((column) => column.test(heading)),
    );
    if (system) return { system, path };
  }
  return null;
}
