import { isOwn, wholeAddress } from "../fields/addresses.ts";
import { decoded } from "../fields/slug.ts";
import { fileKind } from "../files/file-kinds.ts";
import { joinPath } from "../source/paths.ts";
import type { Conversion } from "./conversion.ts";

/**
 * Where a link leads: to a file that moves too, to a path of the site, or on to the web. Null where it leads nowhere, or
 * would run something.
 */
export function linkAddress(written: string, { places, book }: Conversion): string | null {
  const href = written.trim();
  if (href === "" || href === "#" || href.startsWith("#")) return href.length > 1 ? href : null;
  if (/^(?:mailto|tel|sms|xmpp|geo):/i.test(href)) return href;
  const text = textPath(href, places);
  if (text) return text;
  const url = wholeAddress(href, places.base || places.site.origin);
  const isRelative = !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
  if (!url) return isRelative ? fileOrPath(href, book) : null;
  if (!/^https?:$/.test(url.protocol)) return null;
  if (!isOwn(url, places.site)) return url.href;
  const kind = fileKind(url.pathname);
  const placeholder = kind && book.add(href, { as: kind });
  return placeholder || url.pathname + url.search + url.hash;
}

/** A link to another text of the folder, by its file: `../other/index.md#part`. */
function textPath(href: string, { folder, texts }: Conversion["places"]): string | null {
  const [, path = "", rest = ""] = /^([^?#:]+\.(?:md|mdx|markdown))([?#].*)?$/i.exec(href) ?? [];
  if (folder === null || !texts || !path) return null;
  const target = joinPath(path.startsWith("/") ? "" : folder, decoded(path));
  const found = target === null ? undefined : texts.get(target);
  return found === undefined ? null : (found || "/") + rest;
}

function fileOrPath(href: string, book: Conversion["book"]): string | null {
  const kind = fileKind(href.replace(/[?#].*$/, ""));
  if (kind) return book.add(href, { as: kind });
  return href.startsWith("/") ? href : null;
}
