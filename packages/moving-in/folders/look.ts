import type { Look } from "../contents.ts";
import { endingOf, fileNameOf } from "../source/paths.ts";
import type { Source } from "../source/source.ts";
import { systemNames } from "../system-names.ts";
import { type FolderSystem, settingsNames, siteFacts } from "./site-facts.ts";

const folderSystems: readonly FolderSystem[] = ["hugo", "jekyll", "astro", "markdown"];

/** Where each generator has its texts. */
const texts: Record<FolderSystem, RegExp> = {
  hugo: /^content\/.+\.(?:md|markdown|mdown|html?)$/,
  jekyll: /^(?!_site\/|vendor\/|_includes\/|_layouts\/|_sass\/).+\.(?:md|markdown|mkdown|mkd)$/,
  astro: /^src\/(?:content|pages|blog|posts)\/.+\.(?:md|mdx|markdown)$/,
  markdown: /\.(?:md|mdx|markdown|mdown)$/,
};

/** What belongs to the repository and not to the site. */
const aboutCode = /^(?:readme|license|licence|changelog|contributing|code_of_conduct|security)\b/i;

/** A folder of Markdown files, of the generator whose settings or folders are in it. */
export const lookForFolder: Look = async (source, named) => {
  const isNamed = folderSystems.some((system) => system === named);
  if (named && !isNamed) return null;
  const base = baseOf(source);
  const paths = source.entries.map(({ path }) => path.slice(base.length));
  const system = isNamed ? (named as FolderSystem) : systemOf(paths);
  if (!system) return null;
  const settings = paths.find((path) => settingsNames[system].test(path));
  const { title, address, languages } = await siteFacts(source, system, base);
  const isIn = (path: string) =>
    languages.some(
      ({ folder }) =>
        folder !== "" &&
        path.startsWith(`${folder}/`) &&
        texts.hugo.test(`content${path.slice(folder.length)}`),
    );
  const found = paths.filter((path) => (texts[system].test(path) || isIn(path)) && !isAside(path));
  if (found.length === 0) return null;
  return {
    system,
    site: { title, address },
    version: "",
    why: settings
      ? `“${settings}” belongs to ${systemNames[system]}.`
      : `“${found[0]}” is a text in Markdown.`,
    texts: found.map((path) => base + path),
    lists: [],
  };
};

function isAside(path: string): boolean {
  return aboutCode.test(fileNameOf(path)) && !/^(?:content|_posts|src)\//.test(path);
}

function systemOf(paths: string[]): FolderSystem | null {
  const has = (pattern: RegExp) => paths.some((path) => pattern.test(path));
  const isHugo = has(settingsNames.hugo) && has(/^(?:content|themes|layouts|archetypes)\//);
  if (isHugo || (has(/^content\/.*(?:^|\/)_index\.md$/) && has(/^(?:archetypes|layouts)\//))) return "hugo";
  if (has(settingsNames.astro) || has(/^src\/content\/.+\.mdx?$/)) return "astro";
  if (has(settingsNames.jekyll) || has(/^_posts\//)) return "jekyll";
  return paths.some(
    (path) => /^(?:md|mdx|markdown)$/.test(endingOf(path)) && !aboutCode.test(fileNameOf(path)),
  )
    ? "markdown"
    : null;
}

/** The folder that holds all others, with a slash: `my-blog/`; "" where there is none. */
export function baseOf({ entries }: Pick<Source, "entries">): string {
  const [first] = entries;
  const base = first?.path.includes("/") ? first.path.slice(0, first.path.indexOf("/") + 1) : "";
  return base && !keptFolders.test(base) && entries.every(({ path }) => path.startsWith(base)) ? base : "";
}

/** Folders of a generator itself, chosen alone. */
const keptFolders = /^(?:content|_posts|_drafts|src|posts)\/$/;
