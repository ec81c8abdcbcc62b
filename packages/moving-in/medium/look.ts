import type { Look } from "../contents.ts";
import { endingOf } from "../source/paths.ts";
import { readHead } from "../source/read.ts";

/** Pages in `posts/` with the class names by which Medium marks an entry. */
export const lookForMedium: Look = async (source, named) => {
  if (named && named !== "medium") return null;
  const pages = source.entries.filter(
    ({ path }) => endingOf(path) === "html" && /(?:^|\/)posts\/[^/]+$/.test(path),
  );
  const [first] = pages;
  if (!first) return null;
  const head = new TextDecoder().decode(await readHead(source, first.path, 16_384));
  if (!/class="(?:h-entry|p-name|graf[ "])/.test(head)) return null;
  return {
    system: "medium",
    site: { title: "", address: "" },
    version: "",
    why: `“${first.path}” is a page as Medium exports its stories.`,
    texts: pages.map(({ path }) => path),
    lists: [],
  };
};
