/** The parts “What you must do” of a changelog, of the versions after `before` up to `after`, the oldest first. */
export function toDo(changelog: string, before: string, after: string): { version: string; words: string }[] {
  const chapters = changelog.split(/^## /m).slice(1);
  return chapters
    .flatMap((chapter) => {
      const [, version = ""] = /^(\d+\.\d+\.\d+)/.exec(chapter) ?? [];
      const [, words = ""] = /^### What you must do\n+([^]*?)(?=^### |(?![^]))/m.exec(chapter) ?? [];
      const isBetween = version && compare(version, before) > 0 && compare(version, after) <= 0;
      return isBetween && words.trim() ? [{ version, words: words.trim() }] : [];
    })
    .toReversed();
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
