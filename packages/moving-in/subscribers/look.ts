import type { Look } from "../contents.ts";
import { listsIn } from "./lists-in.ts";

/** Lists of subscribers and nothing else. */
export const lookForSubscribers: Look = async (source, named) => {
  if (named && named !== "subscribers") return null;
  const lists = await listsIn(source);
  if (lists.length === 0) return null;
  return {
    system: "subscribers",
    site: { title: "", address: "" },
    version: "",
    why: `“${lists[0]}” has a column of email addresses.`,
    texts: [],
    lists,
  };
};
