import type { Root } from "hast";
import { visit } from "unist-util-visit";

const site = "https://site.invalid";

/**
 * Lets addresses without a scheme lead from the site's root, so that they lead to the same place from a page, a feed and a letter:
 * `about-me` and `../about-me` become `/about-me`. It also keeps `foo):` from being taken for a scheme.
 */
export function rehypeRootedAddresses() {
  return (tree: Root) => {
    visit(tree, "element", ({ properties }) => {
      for (const name of ["href", "src"] as const) {
        const address = properties[name];
        if (typeof address === "string") properties[name] = rooted(address);
      }
    });
  };
}

function rooted(address: string): string {
  if (/^(?:$|[#/])/.test(address) || !URL.canParse(address, site)) return address;
  const { origin, pathname, search, hash } = new URL(address, site);
  // Another site, or a scheme: the sanitiser judges those, and knows schemes in lower case alone.
  if (origin !== site || pathname.startsWith("//"))
    return address.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
  return pathname + search + hash;
}
