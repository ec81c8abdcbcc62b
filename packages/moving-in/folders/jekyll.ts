import { outsideCode } from "../markdown/outside-code.ts";
import { quoted } from "../remarks.ts";
import type { Folder } from "./folder.ts";

/** Jekyll’s tags as Markdown; all others stay as they were typed, with a remark. */
export function openJekyll(body: string, folder: Folder): string {
  const fenced = body
    .replaceAll(
      /\{%-?\s*highlight\s+([\w+#-]+)[^%]*%\}\n?([^]*?)\{%-?\s*endhighlight\s*-?%\}/g,
      (_whole, language: string, words: string) =>
        `\n\`\`\`${language}\n${words.replace(/\n+$/, "")}\n\`\`\`\n`,
    )
    .replaceAll(/\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}/g, "");
  return outsideCode(withoutTitle(fenced), (text) =>
    text
      .replaceAll(/\{%-?\s*raw\s*-?%\}([^]*?)\{%-?\s*endraw\s*-?%\}/g, (_whole, words: string) =>
        words.replaceAll("{", "\uE010").replaceAll("}", "\uE011"),
      )
      .replaceAll(/\{\{-?\s*site\.(?:baseurl|url)\s*-?\}\}/g, "")
      .replaceAll(
        /\{\{-?\s*["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url|prepend:\s*site\.(?:baseurl|url))\s*-?\}\}/g,
        "$1",
      )
      .replaceAll(
        /\{%-?\s*(?:post_url|link)\s+(\S+)\s*-?%\}/g,
        (whole, name: string) => addressOf(name, folder) ?? whole,
      )
      .replaceAll(
        /\{\{-?\s*((?:page|site)(?:\.[\w-]+)+)((?:\s*\|\s*\w+)*)\s*-?\}\}/g,
        (whole, name: string, through: string) => filtered(folder.variables(name), through) ?? whole,
      )
      // Attributes of a paragraph, which Markdown here does not have.
      .replaceAll(/^[ \t]*\{:[^}\n]*\}[ \t]*$|(?<=\S)\{:[^}\n]*\}/gm, "")
      .replaceAll(/^[*-] (?:TOC|toc)\s*$/gm, "")
      .replaceAll(/<!--\s*more\s*-->/g, "")
      .replaceAll(/\{%[^]*?%\}|\{\{[^]*?\}\}/g, (whole) => {
        folder.remarks.add(
          "shortcode_left",
          `The tag ${quoted(whole)} stays as it was typed: nothing here fills it.`,
        );
        return whole;
      })
      .replaceAll("\uE010", "{")
      .replaceAll("\uE011", "}"),
  );
}

/** A text that begins with its title would show it twice: the page of every text shows it. */
const withoutTitle = (body: string) =>
  body.replace(
    /^\s*(?:#{1,2}[ \t]*\{\{-?\s*page\.title\s*-?\}\}[ \t]*#*|\{\{-?\s*page\.title\s*-?\}\}[ \t]*\n(?:=+|-+))[ \t]*(?:\n|$)/,
    "",
  );

const filters: Record<string, (text: string) => string> = {
  absolute_url: (text) => text,
  capitalize: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  downcase: (text) => text.toLowerCase(),
  escape: (text) => text,
  relative_url: (text) => text,
  strip: (text) => text.trim(),
  strip_newlines: (text) => text.replaceAll("\n", ""),
  upcase: (text) => text.toUpperCase(),
};

/** A value after Liquid’s filters, ` | upcase`; undefined where one is not known here. */
function filtered(value: string | undefined, through: string): string | undefined {
  return (through.match(/\w+/g) ?? []).reduce<string | undefined>(
    (text, name) => (text === undefined || !Object.hasOwn(filters, name) ? undefined : filters[name]?.(text)),
    value,
  );
}

/** `post_url 2020-01-02-name` and `link _posts/2020-01-02-name.md`. */
function addressOf(name: string, { texts }: Folder): string | undefined {
  const wanted = name.replace(/^\/+/, "").replace(/\.\w+$/, "");
  for (const [path, address] of texts)
    if (`/${path.replace(/\.\w+$/, "")}`.endsWith(`/${wanted}`)) return address;
  return undefined;
}
