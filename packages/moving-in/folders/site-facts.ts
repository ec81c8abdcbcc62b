import { languageTag } from "@toadstool/language";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import type { System } from "../moved.ts";
import type { Source } from "../source/source.ts";
import { readText } from "../source/text.ts";

export type FolderSystem = Extract<System, "hugo" | "jekyll" | "astro" | "markdown">;

/** A language of the site that a folder makes. */
export interface SiteLanguage {
  /** In the names of files and folders, in small letters. */
  code: string;
  /** As the settings write it; "" where they do not name it. */
  tag: string;
  /** The folder whose texts are all in it; "" for none. */
  folder: string;
  /** What its addresses begin with: `/en`, or "". */
  path: string;
}

/** What the settings of a folder say about the site that was made of it. */
export interface SiteFacts {
  title: string;
  address: string;
  /** The pattern of addresses, by section; "" holds for all. */
  permalinks: Record<string, string>;
  /** The one of files without a code first. */
  languages: SiteLanguage[];
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
    const address = /\bsite\s*:\s*["'`](https?:[^"'`]+)/.exec(text)?.[1] ?? "";
    return { ...factsIn({}), address, languages: languagesOfAstro(text) };
  }
  const settings = path ? await readSettings(source, path) : {};
  if (system === "jekyll") return { ...factsIn(settings), languages: languagesOfJekyll(settings) };
  const languages = system === "hugo" ? find(languageSettings) : undefined;
  const all = languages ? { ...settings, languages: await readSettings(source, languages) } : settings;
  return { ...factsIn(all), languages: system === "hugo" ? languagesOfHugo(all) : [] };
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
  const address = textIn(baseURL) || (textIn(url) ? textIn(url) + textIn(baseurl) : textIn(baseurl));
  return {
    title: textIn(title),
    address: /^https?:\/\//.test(address) ? address : "",
    permalinks: { ...patternsIn(permalinks), ...(typeof permalink === "string" && { "": permalink }) },
    languages: [],
    settings,
  };
}

/** Hugo reads the names of its settings in any case. */
function languagesOfHugo(settings: Record<string, unknown>): SiteLanguage[] {
  const all = inSmallLetters(settings);
  const tables = new Map(
    Object.entries(inSmallLetters(all.languages)).map(([code, table]) => [code, inSmallLetters(table)]),
  );
  const written = textIn(all.defaultcontentlanguage).toLowerCase();
  const first = written || "en";
  const isNamed = written !== "" || tables.has(first);
  return [first, ...[...tables.keys()].filter((code) => code !== first)].map((code) => {
    const { languagecode, locale, contentdir, baseurl } = tables.get(code) ?? {};
    const isAtTop = baseurl !== undefined || (code === first && all.defaultcontentlanguageinsubdir !== true);
    const folder = textIn(contentdir) || (code === first ? textIn(all.contentdir) : "");
    return {
      code,
      // Codes such as `cn` are folders, and no languages.
      tag: languageTag(code)
        ? code !== first || isNamed
          ? code
          : ""
        : textIn(languagecode ?? locale) || code,
      folder: folder.replaceAll(/^\.?\/+|\/+$/g, ""),
      path: isAtTop ? "" : `/${code}`,
    };
  });
}

/** As Polyglot and the multiple-languages plugin have them; without either, a site has one at most. */
function languagesOfJekyll({ languages, default_lang, lang }: Record<string, unknown>): SiteLanguage[] {
  const codes = Array.isArray(languages) ? languages.map(textIn) : [];
  return languagesAt(textIn(default_lang) || codes[0] || textIn(lang), codes);
}

/** `i18n: { locales: ["en", "de"], defaultLocale: "en" }`. */
function languagesOfAstro(text: string): SiteLanguage[] {
  const first = /\bdefaultLocale\s*:\s*["'`]([\w-]+)/.exec(text)?.[1] ?? "";
  const codes = /\blocales\s*:\s*\[([^\]]*)\]/.exec(text)?.[1]?.match(/(?<=["'`])[\w-]+(?=["'`])/g) ?? [];
  return languagesAt(first, codes);
}

/** Languages whose addresses begin with their codes, apart from the first one’s. */
function languagesAt(first: string, codes: readonly string[]): SiteLanguage[] {
  return [...new Set([first, ...codes])].filter(Boolean).map((tag) => {
    const code = tag.toLowerCase();
    return { code, tag, folder: "", path: tag === first ? "" : `/${tag}` };
  });
}

const textIn = (value: unknown) => (typeof value === "string" ? value : "");

const inSmallLetters = (table: unknown): Record<string, unknown> =>
  isTable(table)
    ? Object.fromEntries(Object.entries(table).map(([name, value]) => [name.toLowerCase(), value]))
    : {};

/** Hugo’s newer settings have one table for pages and one for sections. */
function patternsIn(permalinks: unknown): Record<string, string> {
  if (typeof permalinks !== "object" || permalinks === null) return {};
  const table = permalinks as Record<string, unknown>;
  const pages = typeof table.page === "object" && table.page !== null ? table.page : table;
  return Object.fromEntries(
    Object.entries(pages).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}
