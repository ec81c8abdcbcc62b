import { languageTag } from "@toadstool/language";
import { fileNameOf, folderOf } from "../source/paths.ts";
import type { FolderSystem, SiteFacts, SiteLanguage } from "./site-facts.ts";

/** A text’s place among those of other languages. */
export interface LanguagePlace {
  language: SiteLanguage;
  /** Its path as if there were one language: the same for all translations. */
  bare: string;
}

/** `ja` of `post/bog.ja.md`, where it may be the code of a language; "" where there is none. */
const codeIn = (path: string) =>
  /\.([a-z]{2,3}(?:-[a-z0-9]{2,8})?)\.\w+$/i.exec(path)?.[1]?.toLowerCase() ?? "";

const withoutCode = (path: string) => path.replace(/\.[^./]+(\.\w+)$/, "$1");

/** The folders of a path that may be those of a language, each with the path without it. Hugo’s are at the top. */
function foldersIn(path: string, system: FolderSystem) {
  const folders = folderOf(path).split("/");
  return folders.flatMap((folder, at) => {
    if (system === "hugo" && at !== 1) return [];
    const isMarked = folders[at - 1] === "_i18n";
    const others = [...folders.slice(0, isMarked ? at - 1 : at), ...folders.slice(at + 1)];
    return [{ code: folder.toLowerCase(), bare: [...others, fileNameOf(path)].join("/"), isMarked }];
  });
}

/**
 * In which language each text is by its folder or the name of its file, and its path without that. Paths are below the folder that
 * holds all. Where the settings were not chosen with the texts, the same text in another language beside it shows what a code is.
 */
export function languagesOf(
  system: FolderSystem,
  { languages }: SiteFacts,
  paths: readonly string[],
): { isSeveral: boolean; placeOf(path: string): LanguagePlace } {
  const first = languages[0] ?? { code: "", tag: "", folder: "", path: "" };
  const set = new Map(languages.map((language) => [language.code, language]));
  const ofFiles = new Map<string, Set<string>>();
  const ofFolders = new Map<string, Set<string>>();
  const count = (codes: Map<string, Set<string>>, bare: string, code: string) =>
    codes.set(bare, (codes.get(bare) ?? new Set()).add(code));
  for (const path of paths) {
    const code = codeIn(path);
    count(ofFiles, code ? withoutCode(path) : path, code);
    if (/^_?index\./.test(fileNameOf(path))) continue;
    for (const { code: name, bare } of foldersIn(path, system))
      if (/^[a-z]{2}(?:-|$)/.test(name) && languageTag(name)) count(ofFolders, bare, name);
  }
  const several = [ofFiles, ofFolders].map(
    (codes) => new Set([...codes.values()].filter(({ size }) => size > 1).flatMap((beside) => [...beside])),
  );
  const [besideFiles = new Set(), besideFolders = new Set()] = several;
  // One language’s folder may be within another’s.
  const folders = languages
    .filter(({ folder }) => folder)
    .toSorted((one, other) => other.folder.length - one.folder.length);

  function placeOf(path: string): LanguagePlace {
    const within = folders.find(({ folder }) => path.startsWith(`${folder}/`));
    const inside = within ? `content${path.slice(within.folder.length)}` : path;
    const code = codeIn(inside);
    if (code && (set.has(code) || besideFiles.has(code)))
      return { language: named(code), bare: withoutCode(inside) };
    if (within) return { language: within, bare: inside };
    const form = foldersIn(path, system).find(
      ({ code: name, isMarked }) => isMarked || set.has(name) || besideFolders.has(name),
    );
    return form ? { language: named(form.code), bare: form.bare } : { language: first, bare: path };
  }

  function named(code: string): SiteLanguage {
    const known = set.get(code);
    // The first one, too, where its texts name it.
    return known ? { ...known, tag: known.tag || code } : { code, tag: code, folder: "", path: `/${code}` };
  }

  return { isSeveral: set.size > 1 || several.some(({ size }) => size > 0), placeOf };
}
