import { oldPath } from "../fields/addresses.ts";
import { fileNameOf, folderOf } from "../source/paths.ts";
import { listOf, textOf } from "./fields.ts";
import type { Fields } from "./front-matter.ts";
import type { FolderSystem, SiteFacts } from "./site-facts.ts";

/** A text’s place in its folder, and what its settings say about its address. */
export interface Placed {
  system: FolderSystem;
  /** Below the folder that holds all; of Hugo’s, as if there were one language. */
  path: string;
  /** What addresses of its language begin with. */
  languagePath: string;
  fields: Fields;
  facts: SiteFacts;
  /** `2020-01-02`; "" where there is none. */
  day: string;
}

/** The last part of a text’s address, before it is made to fit. */
export function slugOf({ fields, path }: Placed): string {
  const written = textOf(fields, "slug");
  if (written)
    return (
      written
        .replace(/^\/+|\/+$/g, "")
        .split("/")
        .at(-1) ?? ""
    );
  const permalink = textOf(fields, "permalink", "url");
  if (/^\/|^[^:]+\/$/.test(permalink) && !permalink.includes(":"))
    return (
      permalink
        .replace(/\.html?$|\/+$/g, "")
        .split("/")
        .at(-1) ?? ""
    );
  return nameOf(path);
}

/** A file’s name without its date; `index.md` has that of its folder. */
function nameOf(path: string): string {
  const name = fileNameOf(path).replace(/\.\w+$/, "");
  const own = /^_?index$/.test(name) ? fileNameOf(folderOf(path)) : name;
  return own.replace(/^\d{4}-\d{1,2}-\d{1,2}[-_ ]?/, "") || own;
}

/** Where the text was on its site, by what its generator does with files. */
export function addressOf(placed: Placed): string {
  const { fields, system, languagePath, facts } = placed;
  const written = textOf(fields, "url", "permalink");
  const inLanguage = (path: string) => (path.startsWith(`${languagePath}/`) ? path : languagePath + path);
  if (written && !written.includes(":")) {
    const path = written.startsWith("/") ? written : `/${written}`;
    return oldPath(system === "jekyll" ? inLanguage(path) : path);
  }
  return oldPath(withBase(inLanguage(byPlace[system](placed, written)), facts.address));
}

export const aliasesOf = ({ fields }: Placed): string[] =>
  listOf(fields, "aliases", "redirect_from").map((path) =>
    /^(?:\/|https?:)/.test(path) ? path : `/${path}`,
  );

/** A site below the top of its domain has its own path before all others. */
function withBase(path: string, address: string): string {
  const base = URL.canParse(address) ? new URL(address).pathname.replace(/\/+$/, "") : "";
  return base + path;
}

const byPlace: Record<FolderSystem, (placed: Placed, pattern: string) => string> = {
  hugo(placed) {
    const parts = folderParts(placed.path.replace(/^content\//, ""));
    const pattern = placed.facts.permalinks[parts[0] ?? ""];
    if (pattern) return filled(pattern, placed, parts);
    return `/${[...parts, slugOf(placed)].join("/").toLowerCase()}/`;
  },
  jekyll(placed, pattern) {
    if (!/(?:^|\/)_(?:posts|drafts)\//.test(placed.path))
      return `/${placed.path.replace(/\.\w+$/, "").replace(/(?:^|\/)index$/, "")}`;
    const set = pattern || placed.facts.permalinks[""] || "date";
    return filled(jekyllPatterns[set] ?? set, placed, categoriesOf(placed));
  },
  astro: (placed) =>
    `/${[...folderParts(placed.path.replace(/^src\/(?:content|pages)\//, "")), slugOf(placed)].join("/")}`,
  markdown: (placed) => `/${[...folderParts(placed.path), slugOf(placed)].join("/")}`,
};

/** The folders above a text; that of `index.md` is its own name. */
function folderParts(path: string): string[] {
  const folder = folderOf(path);
  const parts = folder ? folder.split("/") : [];
  return /^_?index\.\w+$/.test(fileNameOf(path)) ? parts.slice(0, -1) : parts;
}

/** Jekyll’s names for patterns. */
const jekyllPatterns: Record<string, string> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title.html",
  none: "/:categories/:title.html",
};

const categoriesOf = ({ fields, path }: Placed) => [
  ...(path.includes("/_posts/") ? folderParts(path.slice(0, path.indexOf("/_posts/") + 1)) : []),
  ...listOf(fields, "categories", "category").map((name) => name.toLowerCase().replaceAll(/\s+/g, "-")),
];

function filled(pattern: string, placed: Placed, folders: string[]): string {
  const [year = "", month = "", day = ""] = placed.day.split("-");
  const slug = slugOf(placed);
  const values: Record<string, string> = {
    year,
    month,
    day,
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    short_year: year.slice(2),
    title: slug,
    slug,
    slugorfilename: slug,
    slugorcontentbasename: slug,
    contentbasename: nameOf(placed.path),
    filename: nameOf(placed.path),
    section: folders[0] ?? "",
    sections: folders.join("/"),
    categories: folders.join("/"),
  };
  const path = pattern.replaceAll(/:(\w+)(?:\[[^\]]*\])?/g, (_whole, name: string) => values[name] ?? "");
  return `/${path}`.replaceAll(/\/{2,}/g, "/");
}
