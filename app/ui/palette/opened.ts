/** What the palette has opened. */
export interface Opened {
  title: string;
  fact?: string;
  to: string;
}

const kept = "opened-last";
const most = 5;

/** What it opened last in this window, the latest first. Another window may be another person’s. */
export function readOpened(): Opened[] {
  try {
    return JSON.parse(sessionStorage.getItem(kept) ?? "[]") as Opened[];
  } catch {
    return [];
  }
}

export function keepOpened({ title, fact, to }: Opened): void {
  const others = readOpened().filter((each) => each.to !== to);
  try {
    sessionStorage.setItem(kept, JSON.stringify([{ title, fact, to }, ...others].slice(0, most)));
  } catch {
    // Without storage it is not remembered.
  }
}
