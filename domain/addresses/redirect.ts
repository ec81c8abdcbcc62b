import * as v from "valibot";
import { asked } from "#domain/text/asked.ts";
import { webAddress } from "#domain/text/fact-fields.ts";
import { typedAddress } from "#domain/text/typed-address.ts";

export const longestPath = 250;
export const longestTarget = 2000;

/** Paths that a redirect cannot take: they belong to the site's own work, whether or not there is a page. */
const reserved = /^\/(?:admin|api|assets|auth|media|preview)(?:\/|$)/;

/** Whether a path may lead elsewhere: a row of an earlier version, or of a backup, may have another. */
export function canLeadElsewhere(path: string): boolean {
  return !reserved.test(path);
}

/** A path as redirects are looked up: decoded, in lower case, without query, hash and a slash at its end. Null for anything else. */
export function redirectPath(written: string): string | null {
  const trimmed = written.trim();
  if (!trimmed.startsWith("/") || !URL.canParse(trimmed, here)) return null;
  const url = new URL(trimmed, here);
  if (url.origin !== here) return null;
  try {
    const path = decodeURIComponent(url.pathname).normalize("NFC").toLowerCase().replace(/\/+$/, "");
    return path === "" || path.length > longestPath || /[\p{Cc}\\]/u.test(path) ? null : path;
  } catch {
    return null;
  }
}

const here = "https://here.invalid";

/** Where a former address leads, with the query that it was opened with; a target with a query of its own keeps that one. */
export function withQueryOf(search: string, target: string): string {
  if (search === "" || target.includes("?")) return target;
  const hash = target.indexOf("#");
  return hash < 0 ? target + search : target.slice(0, hash) + search + target.slice(hash);
}

/** The fields of the form: the address of any page, of which only the path is used, and the target. */
export const redirectInput = v.pipe(
  v.object({
    path: v.pipe(
      v.string(),
      v.transform((text) => (URL.canParse(text.trim()) ? new URL(text.trim()).pathname : text)),
      v.transform(redirectPath),
      v.string(
        `Write the old address as a path of this site, like “/old-page”: at most ${longestPath} characters.`,
      ),
      v.check(
        canLeadElsewhere,
        "Addresses under /admin, /api, /assets, /auth, /media and /preview cannot lead elsewhere.",
      ),
      v.title("Old address"),
      asked({ placeholder: "/old-page" }),
    ),
    target: v.pipe(
      v.string(),
      v.trim(),
      v.transform(typedAddress),
      v.nonEmpty("Write where the address leads: a page of this site like “/about-me”, or a whole address."),
      webAddress,
      v.maxLength(longestTarget, `That address is longer than ${longestTarget} characters.`),
      v.title("Leads to"),
      v.description("A page of this site, like “/about-me”, or a whole address."),
    ),
  }),
  v.forward(
    v.check(({ path, target }) => redirectPath(target) !== path, "An address cannot lead to itself."),
    ["target"],
  ),
);
export type RedirectInput = v.InferOutput<typeof redirectInput>;

export interface Redirect {
  path: string;
  target: string;
}
