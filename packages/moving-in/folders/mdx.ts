import { outsideCode } from "../markdown/outside-code.ts";
import { quoted } from "../remarks.ts";
import type { Folder } from "./folder.ts";

/** The parts of MDX that are not Markdown: imports go, components leave what is between their tags. */
export function openMdx(body: string, { remarks, variables }: Folder): string {
  const imported = new Map<string, string>();
  return outsideCode(body, (text) =>
    text
      .replaceAll(
        /^import\s+(?:(\w+)[^'"\n]*from\s+)?["']([^"']+)["'];?[ \t]*$/gm,
        (_whole, name: string | undefined, from: string) => {
          if (name) imported.set(name, from);
          return "";
        },
      )
      .replaceAll(/^import\s+\{[^}]*\}\s+from\s+["'][^"']+["'];?[ \t]*$/gm, "")
      .replaceAll(/^export\s+(?:const|let|default|function|async|\{)[^]*?(?:\n(?=\n)|$(?![^]))/gm, "")
      .replaceAll(/\{\/\*[^]*?\*\/\}/g, "")
      .replaceAll(/\{["']([^"'{}]*)["']\}/g, "$1")
      .replaceAll(/\{frontmatter\.([\w.]+)\}/g, (whole, name: string) => variables(`page.${name}`) ?? whole)
      .replaceAll(/\bclassName=/g, "class=")
      .replaceAll(
        /<(\/?)([A-Z][\w.]*)((?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*?)(\/?)>/g,
        (whole, end: string, name: string, rest: string) => {
          if (end) return "";
          const made = known(name, read(rest, imported));
          if (made !== null) return made;
          remarks.lose(
            "component_left",
            `The component ${quoted(whole)} was left out; the words between its tags were kept.`,
          );
          return "";
        },
      ),
  );
}

function read(rest: string, imported: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...rest.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\})/g)].map(
      ([, name = "", one, two, code = ""]) => {
        const variable = code.trim().replace(/\.src$/, "");
        return [
          name.toLowerCase(),
          one ?? two ?? imported.get(variable) ?? variable.replace(/^["'`](.*)["'`]$/, "$1"),
        ];
      },
    ),
  );
}

/** Components that every Astro site has under these names. */
function known(name: string, { src, alt = "", title = "", id, url }: Record<string, string>): string | null {
  const escaped = (value: string) => value.replaceAll('"', "&quot;");
  if (/^(?:Image|Picture|Img)$/.test(name) && src) return `<img src="${escaped(src)}" alt="${escaped(alt)}">`;
  const address = id ?? url ?? src ?? "";
  if (/^YouTube$/i.test(name) && address)
    return `<iframe src="${escaped(/^https?:/.test(address) ? address : `https://www.youtube.com/embed/${address}`)}" title="${escaped(title)}"></iframe>`;
  if (/^Vimeo$/i.test(name) && address)
    return `<iframe src="${escaped(/^https?:/.test(address) ? address : `https://player.vimeo.com/video/${address}`)}" title="${escaped(title)}"></iframe>`;
  if (/^(?:Tweet|LinkPreview)$/.test(name) && /^https?:/.test(address))
    return `<iframe src="${escaped(address)}"></iframe>`;
  return null;
}
