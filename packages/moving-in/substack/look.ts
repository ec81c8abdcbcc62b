import type { Look } from "../contents.ts";
import { endingOf, fileNameOf } from "../source/paths.ts";
import { readHead } from "../source/read.ts";
import { listsIn } from "../subscribers/lists-in.ts";

/** `posts.csv`, and a page for each post beside it. */
export const lookForSubstack: Look = async (source, named) => {
  if (named && named !== "substack") return null;
  const table = source.entries.find(({ path }) => fileNameOf(path) === "posts.csv");
  if (!table) return null;
  const head = new TextDecoder().decode(await readHead(source, table.path, 1024));
  if (!/^\uFEFF?"?post_id"?,/.test(head)) return null;
  const folder = table.path.slice(0, -"posts.csv".length);
  const texts = source.entries.filter(
    ({ path }) => path.startsWith(`${folder}posts/`) && endingOf(path) === "html",
  );
  const lists = await listsIn(source);
  return {
    system: "substack",
    site: { title: "", address: addressIn(lists) },
    version: "",
    why: `“${table.path}” is the list of posts that Substack exports.`,
    texts: [table.path, ...texts.map(({ path }) => path)],
    lists,
  };
};

/** The list of subscribers has the publication’s name: `email_list.NAME.csv`. */
function addressIn(lists: string[]): string {
  const names = lists.map((path) => /(?:^|\/)email_list\.([a-z0-9-]+)\.csv$/.exec(path)?.[1]);
  const name = names.find(Boolean);
  return name ? `https://${name}.substack.com` : "";
}
