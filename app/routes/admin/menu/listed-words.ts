import type { FlatMessages } from "#domain/words/own-words.ts";
import { fold } from "#domain/text/fold.ts";

/** Which of the messages are listed. */
const shownWords = ["all", "changed", "missing"] as const;
export type ShownWords = (typeof shownWords)[number];

/** A message as its field shows it. */
export interface ListedMessage {
  /** `blog.found` */
  name: string;
  /** What is said without the creator’s own. */
  shipped: string;
  /** Her own; empty where she has none. */
  own: string;
  /** It is said in English, since the language has no such message. */
  isMissing: boolean;
}

export interface WordsView {
  search: string;
  shown: ShownWords;
  group: string;
  page: number;
}

/** Fields on one page. */
const perPage = 40;

/** What the address asks for. */
export function wordsView(params: URLSearchParams): WordsView {
  return {
    search: params.get("q")?.trim() ?? "",
    shown: shownWords.find((shown) => shown === params.get("show")) ?? "all",
    group: params.get("group") ?? "",
    page: Math.max(1, Math.trunc(Number(params.get("page"))) || 1),
  };
}

/** The address of a view; page 1, an empty search and the like are not in it. */
export function wordsAddress({ search, shown, group, page }: WordsView): string {
  const said = { q: search, show: shown === "all" ? "" : shown, group, page: page === 1 ? "" : String(page) };
  const query = new URLSearchParams(Object.entries(said).filter(([, value]) => value));
  return `/admin/menu/words${query.size > 0 ? `?${query}` : ""}`;
}

/** The messages of one page of a view: those of a group, or all that a search or a filter finds. */
export function listWords(
  { shipped, missing, own }: { shipped: FlatMessages; missing: readonly string[]; own: FlatMessages },
  asked: WordsView,
) {
  const lacking = new Set(missing);
  const all = Object.entries(shipped).map(([name, text]): ListedMessage => {
    const hers = own[name] ?? "";
    return { name, shipped: text, own: hers, isMissing: lacking.has(name) && !hers };
  });
  const changed = all.filter(({ own: hers }) => hers);
  const lacked = all.filter(({ isMissing }) => isMissing);
  const groups = [...new Set(all.map(({ name }) => groupOf(name)))];
  const group = groups.find((each) => each === asked.group) ?? groups[0] ?? "";
  const terms = fold(asked.search).split(/\s+/).filter(Boolean);
  const isFiltered = terms.length > 0 || asked.shown !== "all";
  const found = { all, changed, missing: lacked }[asked.shown].filter((message) =>
    isFiltered ? terms.every((term) => searched(message).includes(term)) : groupOf(message.name) === group,
  );
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(asked.page, pages);
  return {
    view: { ...asked, group: isFiltered ? "" : group, page },
    counts: { all: all.length, changed: changed.length, missing: lacked.length },
    groups,
    found: found.length,
    pages,
    messages: found.slice((page - 1) * perPage, page * perPage),
  };
}

const searched = ({ name, shipped, own }: ListedMessage) =>
  fold(`${name} ${labelOf(name)} ${shipped} ${own}`);

/** The page or part of the site that a message is of: `blog` for `blog.found`. */
export const groupOf = (name: string) => name.split(".")[0] ?? "";

/** A message’s name within its group, in words: “Older posts” for `blog.olderPosts`. */
export function labelOf(name: string): string {
  const [group = "", ...rest] = name.split(".");
  return (rest.length > 0 ? rest : [group]).map(inWords).join(": ");
}

/** “Own pages” for `ownPages`. */
export function inWords(name: string): string {
  const spaced = name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
