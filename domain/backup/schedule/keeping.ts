/** How many backups are kept: the last of each of so many days, weeks and months that have one. */
export interface Keeping {
  days: number;
  weeks: number;
  months: number;
}

const day = 86_400_000;

/** The names of those to keep. A backup’s name begins with its day, `2026-11-20`, and the later one is greater. */
export function keptOf(names: string[], { days, weeks, months }: Keeping): Set<string> {
  const newestFirst = names.toSorted().toReversed();
  return new Set([
    ...lastOfEach(newestFirst, dayOf, days),
    ...lastOfEach(newestFirst, weekOf, weeks),
    ...lastOfEach(newestFirst, (name) => name.slice(0, 7), months),
  ]);
}

function lastOfEach(newestFirst: string[], spanOf: (name: string) => string, count: number): string[] {
  const last = new Map<string, string>();
  for (const name of newestFirst) if (!last.has(spanOf(name))) last.set(spanOf(name), name);
  return [...last.values()].slice(0, count);
}

function dayOf(name: string): string {
  return name.slice(0, 10);
}

/** Its Monday. */
function weekOf(name: string): string {
  const date = new Date(`${dayOf(name)}T00:00:00Z`);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * day).toISOString();
}
