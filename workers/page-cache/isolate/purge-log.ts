/** Tags that are remembered; beyond them every page that is under way counts as touched. */
const mostTags = 1000;

/** Knows which tags were purged while a page was being made. */
export function createPurgeLog() {
  const last = new Map<string, number>();
  let purges = 0;
  let everything = 0;
  return {
    count: () => purges,
    add(tags: Iterable<string>) {
      purges++;
      for (const tag of tags) last.set(tag, purges);
      if (last.size > mostTags) {
        last.clear();
        everything = purges;
      }
    },
    addEverything() {
      everything = ++purges;
    },
    /** Whether one of the tags was purged after the purge of that number. */
    hasTouched: (tags: string[], since: number) =>
      everything > since || tags.some((tag) => (last.get(tag) ?? 0) > since),
  };
}
