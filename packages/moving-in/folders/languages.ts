import { languageTag } from "@toadstool/language";
import { fileNameOf, folderOf } from "../source/paths.ts";
import type { FolderSystem, SiteFacts, SiteLanguage } from "./site-facts.ts";

/** A text’s place among those of other languages. */
export interface LanguagePlace {
  language: SiteLanguage;
  /** Its path as if there were one language: the same for all translations. */
  bare: string;
}

/** What may be the code of a language in a path, and the path without it. */
interface Coded {
  code: string;
  bare: string;
  isMarked?: boolean;
}

/** `ja` of `post/bog.ja.md`; "" where there is none. */
function codeOfName(path: string): Coded {
  const [, start, code, end] = /^(.*)\.([a-z]{2,3}(?:-[a-z0-9]{2,8})?)(\.\w+)$/i.exec(path) ?? [];
  return code ? { code: code.toLowerCase(), bare: `${start}${end}` } : { code: "", bare: path };
}

/** Those of its folders. Hugo’s are at the top. */
function codesOfFolders(path: string, system: FolderSystem): Coded[] {
  const folders = folderOf(path).split("/");
  return folders.flatMap((folder, at) => {
    if (system === "hugo" && at !== 1) return [];
    const isMarked = folders[at - 1] === "_i18n";
    const others = [...folders.slice(0, isMarked ? at - 1 : at), ...folders.slice(at + 1)];
    return [{ code: folder.toLowerCase(), bare: [...others, fileNameOf(path)].join("/"), isMarked }];
  });
}

/** The codes under which the same text is there more than once. */
function besideOthers(found: readonly Coded[]): Set<string> {
  const codes = new Map<string, Set<string>>();
  for (const { code, bare } of found) codes.set(bare, (codes.get(bare) ?? new Set()).add(code));
  return new Set([...codes.values()].flatMap((beside) => (beside.size > 1 ? [...beside] : [])));
}

/**
 * In which language each text is by its folder or the name of its file, and its path without that. Paths are below the folder that
 * holds all. Where the settings were not chosen with the texts, the same text in another language beside it shows what a code is.
 */
export function languagesOf(system: FolderSystem, { languages }: SiteFacts, paths: readonly string[]) {
  const first = languages[0] ?? { code: "", tag: "", folder: "", path: "" };
  const set = new Map(languages.map((language) => [language.code, language]));
  const ofFiles = besideOthers(paths.map(codeOfName));
  const ofFolders = besideOthers(
    paths
      .filter((path) => !/^_?index\./.test(fileNameOf(path)))
      .flatMap((path) => codesOfFolders(path, system))
      .filter(({ code }) => /^[a-z]{2}(?:-|$)/.test(code) && languageTag(code)),
  );
  // One language’s folder may be within another’s.
  const folders = languages
    .filter(({ folder }) => folder)
    .toSorted((one, other) => other.folder.length - one.folder.length);

  function placeOf(path: string): LanguagePlace {
    const within = folders.find(({ folder }) => path.startsWith(`${folder}/`));
    const inside = within ? `content${path.slice(within.folder.length)}` : path;
    const { code, bare } = codeOfName(inside);
    if (code && (set.has(code) || ofFiles.has(code))) return { language: named(code), bare };
    if (within) return { language: within, bare: inside };
    const form = codesOfFolders(path, system).find(
      ({ code: name, isMarked }) => isMarked || set.has(name) || ofFolders.has(name),
    );
    return form ? { language: named(form.code), bare: form.bare } : { language: first, bare: path };
  }

  /** The one of a code that a text or its path names. */
  function named(tag: string): SiteLanguage {
    const code = tag.toLowerCase();
    const known = set.get(code);
    // The first one, too, where its texts name it.
    return known ? { ...known, tag: known.tag || code } : { code, tag, folder: "", path: `/${tag}` };
  }

  return { isSeveral: set.size > 1 || ofFiles.size + ofFolders.size > 0, placeOf, named };
}
