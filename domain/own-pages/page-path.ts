import * as v from "valibot";
import { limits } from "../posts/post.ts";
import { decodeSlug, isSlug } from "@toadstool/language/is-slug";
import { atMost } from "../text/at-most.ts";

/** Whether a page of the owner's could have this path. */
export function isPagePath(path: string): boolean {
  const [before, ...segments] = path.split("/");
  return before === "" && path.length <= limits.slug && segments.length <= 2 && segments.every(isSlug);
}

/** The path of a request as pages have theirs: decoded, in lower case, without a slash at its end. */
export function pathOfRequest(pathname: string): string {
  return decodeSlug(pathname).toLowerCase().replace(/\/+$/, "");
}

/** What is typed for a path: `now`, `/now/` and `Now` are `/now`. */
export const pagePath = v.pipe(
  v.string("The address is missing."),
  v.trim(),
  v.nonEmpty("The address is missing. Enter one like “now”."),
  atMost("The address", limits.slug - 1),
  v.transform((typed) => `/${pathOfRequest(typed).replace(/^\/+/, "")}`),
  v.check(
    isPagePath,
    "An address has one or two parts of letters, digits and dashes, like “now” or “about/uses”.",
  ),
);

/** Paths near a taken one, in the order in which they are to be proposed. */
export function* nearPaths(path: string): Generator<string> {
  const [first = "", second] = path.slice(1).split("/");
  const joined = second ? `${first}-${second}` : first;
  yield second ? `/${joined}` : `/my-${first}`;
  for (let number = 2; number < 100; number++) yield `/my-${joined}-${number}`;
}
