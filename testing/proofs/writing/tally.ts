/** Counts what was done in all runs. */
export class Tally {
  runs = 0;
  /** Typed, pasted and put together. */
  characters = 0;
  /** On the pages' own clocks. */
  minutes = 0;
  saves = 0;
  reloads = 0;
  tabsClosed = 0;
  crashes = 0;
  conflicts = 0;
  deletions = 0;
  logins = 0;
  faults = 0;
  restarts = 0;
  recoveries = 0;
  published = 0;
  losses = 0;

  words(): string {
    const figures = Object.entries(this).map(([name, figure]) => {
      const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
      return `${Math.round(Number(figure)).toLocaleString("en-GB")} ${words}`;
    });
    return figures.join(", ");
  }
}
