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
}

/** The settings of each generator, by their usual names. */
export const settingsNames: Record<FolderSystem, RegExp> = {
  hugo: /^(?:hugo|config|config\/_default\/(?:hugo|config))\.(?:toml|ya?ml|json)$/,
  jekyll: /^_config\.ya?ml$/,
  astro: /^astro\.config\.(?:[mc]?[jt]s)$/,
  markdown: /^$/,
};

/** Reads them; what cannot be read says nothing. */
export async function siteFacts(source: Source, path: string | undefined): Promise<SiteFacts> {
  if (!path) return { title: "", address: "", permalinks: {} };
  try {
    const { text } = await readText(source, path);
    if (/\.[mc]?[jt]s$/.test(path))
      return {
        title: "",
        address: /\bsite\s*:\s*["'`](https?:[^"'`]+)/.exec(text)?.[1] ?? "",
        permalinks: {},
      };
    return factsIn((path.endsWith(".toml") ? parseToml(text) : parseYaml(text)) as Record<string, unknown>);
  } catch {
    return { title: "", address: "", permalinks: {} };
  }
}

function factsIn(settings: Record<string, unknown> | null): SiteFacts {
  const { title, baseURL, baseurl, url, permalink, permalinks } = settings ?? {};
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const address = text(baseURL) || (text(url) ? text(url) + text(baseurl) : text(baseurl));
  return {
    title: text(title),
    address: /^https?:\/\//.test(address) ? address : "",
    permalinks: { ...patternsIn(permalinks), ...(typeof permalink === "string" && { "": permalink }) },
  };
}

/** Hugo’s newer settings have one table for pages and one for sections. */
function patternsIn(permalinks: unknown): Record<string, string> {
  if (typeof permalinks !== "object" || permalinks === null) return {};
  const table = permalinks as Record<string, unknown>;
  const pages = typeof table.page === "object" && table.page !== null ? table.page : table;
  return Object.fromEntries(
    Object.entries(pages).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}
