import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import type { System } from "../moved.ts";
import type { Source } from "../source/source.ts";
import { readText } from "../source/text.ts";

export type FolderSystem = Extract<System, "hugo" | "jekyll" | "astro" | "markdown">;

/** What the settings of a folder say about the site that was made of it. */
export interface SiteFacts {
  title: string;
  address: string;
  /** The pattern of addresses, by section; "" holds for all. */
  permalinks: Record<string, string>;
  /** Codes of languages, the one of files without a code first. */
  languages: string[];
  /** Folders whose texts are all in one language, by its code. */
  languageFolders: Record<string, string>;
  /** What the addresses of the first language begin with: `/en`, or "". */
  languagePath: string;
  /** All settings as they are written, for texts that name them. */
  settings: Record<string, unknown>;
}

/** The settings of each generator, by their usual names. */
export const settingsNames: Record<FolderSystem, RegExp> = {
  hugo: /^(?:hugo|config|config\/_default\/(?:hugo|config))\.(?:toml|ya?ml|json)$/,
  jekyll: /^_config\.ya?ml$/,
  astro: /^astro\.config\.(?:[mc]?[jt]s)$/,
  markdown: /^$/,
};

/** Hugo’s settings of languages may be in a file of their own. */
const languageSettings = /^config\/_default\/languages\.(?:toml|ya?ml|json)$/;

/** Reads the settings of a folder, which all begin with `base`; what cannot be read says nothing. */
export async function siteFacts(source: Source, system: FolderSystem, base: string): Promise<SiteFacts> {
  const find = (name: RegExp) => source.entries.find(({ path }) => name.test(path.slice(base.length)))?.path;
  const path = find(settingsNames[system]);
  if (path && /\.[mc]?[jt]s$/.test(path)) {
    const text = await settingsText(source, path);
    return { ...factsIn({}), address: /\bsite\s*:\s*["'`](https?:[^"'`]+)/.exec(text)?.[1] ?? "" };
  }
  const settings = path ? await readSettings(source, path) : {};
  const languages = system === "hugo" ? find(languageSettings) : undefined;
  return factsIn(languages ? { ...settings, languages: await readSettings(source, languages) } : settings);
}

async function readSettings(source: Source, path: string): Promise<Record<string, unknown>> {
  const text = await settingsText(source, path);
  try {
    const settings: unknown = path.endsWith(".toml") ? parseToml(text) : parseYaml(text);
    return isTable(settings) ? settings : {};
  } catch {
    return {};
  }
}

const settingsText = (source: Source, path: string) =>
  readText(source, path).then(
    ({ text }) => text,
    () => "",
  );

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function factsIn(settings: Record<string, unknown>): SiteFacts {
  const { title, baseURL, baseurl, url, permalink, permalinks } = settings;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const address = text(baseURL) || (text(url) ? text(url) + text(baseurl) : text(baseurl));
  return {
    title: text(title),
    address: /^https?:\/\//.test(address) ? address : "",
    permalinks: { ...patternsIn(permalinks), ...(typeof permalink === "string" && { "": permalink }) },
    ...languagesIn(settings),
    settings,
  };
}

/** Hugo reads the names of its settings in any case. */
function languagesIn(settings: Record<string, unknown>) {
  const lower = new Map(Object.entries(settings).map(([name, value]) => [name.toLowerCase(), value]));
  const tables = Object.entries(isTable(lower.get("languages")) ? (lower.get("languages") as object) : {});
  const written = lower.get("defaultcontentlanguage");
  const first = (typeof written === "string" ? written : "en").toLowerCase();
  const folders = tables.flatMap(([code, table]): [string, string][] => {
    const pair = isTable(table)
      ? Object.entries(table).find(([name]) => name.toLowerCase() === "contentdir")
      : undefined;
    return folderOfAll(pair?.[1], code.toLowerCase());
  });
  const others = tables.map(([code]) => code.toLowerCase()).filter((code) => code !== first);
  return {
    languages: [first, ...others],
    languageFolders: Object.fromEntries([...folderOfAll(lower.get("contentdir"), first), ...folders]),
    languagePath: lower.get("defaultcontentlanguageinsubdir") === true ? `/${first}` : "",
  };
}

const folderOfAll = (folder: unknown, code: string): [string, string][] =>
  typeof folder === "string" ? [[code, folder.replaceAll(/^\.?\/+|\/+$/g, "")]] : [];

/** Hugo’s newer settings have one table for pages and one for sections. */
function patternsIn(permalinks: unknown): Record<string, string> {
  if (typeof permalinks !== "object" || permalinks === null) return {};
  const table = permalinks as Record<string, unknown>;
  const pages = typeof table.page === "object" && table.page !== null ? table.page : table;
  return Object.fromEntries(
    Object.entries(pages).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}
