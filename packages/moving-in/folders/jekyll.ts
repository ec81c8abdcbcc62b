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
  return outsideCode(fenced, (text) =>
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

/** `post_url 2020-01-02-name` and `link _posts/2020-01-02-name.md`. */
function addressOf(name: string, { texts }: Folder): string | undefined {
  const wanted = name.replace(/^\/+/, "").replace(/\.\w+$/, "");
  for (const [path, address] of texts)
    if (`/${path.replace(/\.\w+$/, "")}`.endsWith(`/${wanted}`)) return address;
  return undefined;
}
