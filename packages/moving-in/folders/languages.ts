import type { FolderSystem, SiteFacts } from "./site-facts.ts";

/** `ja` of `post/bog.ja.md`, where it may be the code of a language; "" where there is none. */
const codeIn = (path: string) =>
  /\.([a-z]{2,3}(?:-[a-z0-9]{2,8})?)\.\w+$/i.exec(path)?.[1]?.toLowerCase() ?? "";

const withoutCode = (path: string) => path.replace(/\.[^./]+(\.\w+)$/, "$1");

/**
 * In which language a text of Hugo is, by the folder or the name of its file; "" for the site’s first, and for all of other
 * generators. Paths are below the folder that holds all.
 */
export function languagesOf(
  system: FolderSystem,
  { languages, languageFolders }: SiteFacts,
  paths: readonly string[],
): (path: string) => string {
  if (system !== "hugo") return () => "";
  const [first = ""] = languages;
  // Where the settings were not chosen with the texts, a file of the same name beside it shows what the code is.
  const alike = new Map<string, string[]>();
  for (const path of paths) {
    const name = codeIn(path) ? withoutCode(path) : path;
    alike.set(name, [...(alike.get(name) ?? []), codeIn(path)]);
  }
  const beside = [...alike.values()].filter((codes) => codes.length > 1).flat();
  const known = new Set([...languages, ...beside].filter(Boolean));
  // One language’s folder may be within another’s.
  const folders = Object.entries(languageFolders).toSorted(([, one], [, other]) => other.length - one.length);
  return (path) => {
    const inFolder = folders.find(([, folder]) => path.startsWith(`${folder}/`))?.[0];
    const code = known.has(codeIn(path)) ? codeIn(path) : (inFolder ?? first);
    return code === first ? "" : code;
  };
}

/** Where a text of the first language is as if there were no other. */
export function withoutLanguage(
  path: string,
  { languages: [first = ""], languageFolders }: SiteFacts,
): string {
  const folder = languageFolders[first];
  const inside = folder && path.startsWith(`${folder}/`) ? `content${path.slice(folder.length)}` : path;
  return codeIn(inside) === first ? withoutCode(inside) : inside;
}
