import { type MediaFacts, storedFilesOf } from "@toadstool/media/storing";

/** The beginning of the key of each file of the library. */
export const filePrefix = "media/";

/** A row of `images`, or of `image_revisions`, as SQLite has it. */
export type FileRow = Record<string, string | number | null>;

/** The files that one row names, and the picture, film or sound that they belong to. */
interface NamedFiles {
  id: string;
  keys: string[];
}

/**
 * The keys of all files that a row of `images` or `image_revisions` names: those that are shown, and those of before that can
 * be put back. A backup is whole only with all of them. Rows of other tables name none.
 */
export function filesNamedBy(table: string, row: FileRow): NamedFiles | null {
  const isFormer = table === "image_revisions" && row.state === "kept";
  if (table !== "images" && !isFormer) return null;
  const id = String((isFormer ? row.image_id : row.id) ?? "");
  const names = storedFilesOf(factsIn(row)).map(({ name }) => name);
  return { id, keys: names.map((name) => `${filePrefix}${id}/${row.revision}/${name}`) };
}

/** Former rows may have no facts, and restored ones may have unreadable ones: these name no files, and end no backup. */
function factsIn({ facts }: FileRow): Pick<MediaFacts, "files" | "original"> {
  try {
    const { files, original } = JSON.parse(String(facts)) as Partial<MediaFacts>;
    return { files: Array.isArray(files) ? files : [], original };
  } catch {
    return { files: [] };
  }
}

/** A picture, film or sound some of whose files are not there. */
export interface Lacking extends NamedFiles {
  /** As the library names it. */
  name: string;
  /** How many files rows name, those of `keys` among them. */
  count: number;
}

/** Collects the files that rows name, in any order of the tables, and reports which are missing. */
export function namedFiles() {
  const names = new Map<string, string>();
  const named = new Map<string, string[]>();
  return {
    /** The tables whose rows name files. */
    tables: ["images", "image_revisions"],
    take(table: string, row: FileRow): void {
      const found = filesNamedBy(table, row);
      if (!found) return;
      if (table === "images") names.set(found.id, String(row.name ?? ""));
      const known = named.get(found.id);
      if (known) known.push(...found.keys);
      else named.set(found.id, found.keys);
    },
    /** By the order of their ids. */
    lacking(has: (key: string) => boolean): Lacking[] {
      return [...named]
        .map(([id, all]) => ({
          id,
          name: names.get(id) || id,
          keys: all.filter((key) => !has(key)),
          count: all.length,
        }))
        .filter(({ keys }) => keys.length > 0)
        .toSorted((one, other) => (one.id < other.id ? -1 : 1));
    },
  };
}

/** In one sentence, with the first of them by name; "" where nothing is lacking. */
export function lackingWords(lacking: Lacking[]): string {
  const [first, ...others] = lacking;
  if (!first) return "";
  const files = lacking.reduce((sum, { keys }) => sum + keys.length, 0);
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return `It is not whole: ${files === 1 ? "1 file" : `${files} files`} of “${first.name}”${more} that its rows name ${files === 1 ? "is" : "are"} not in it.`;
}
