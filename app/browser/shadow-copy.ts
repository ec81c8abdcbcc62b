/** What was typed, kept on this device until the server is known to hold it. */
export interface ShadowCopy {
  values: Record<string, string>;
  /** It was sent; whether it arrived is for the reader of the copy to find out. */
  sent: boolean;
  /** Unix milliseconds; tells copies apart. */
  keptAt: number;
}

/** The text being typed, and texts from before that nobody has answered for yet: typing never overwrites those. */
interface Shelf {
  current: ShadowCopy | null;
  earlier: ShadowCopy[];
}

const prefix = "toadstool-unsaved:";
const mostEarlier = 5;

export function keepCopy(key: string, values: Record<string, string>, sent: boolean): void {
  write(key, { ...read(key), current: { values, sent, keptAt: Date.now() } });
}

/** Newest first. */
export function findCopies(key: string): ShadowCopy[] {
  const { current, earlier } = read(key);
  return current ? [current, ...earlier] : earlier;
}

/** Leaves these copies, and no other, for later. */
export function shelveCopies(key: string, copies: ShadowCopy[]): void {
  write(key, { current: null, earlier: copies.slice(0, mostEarlier) });
}

export function dropCopy(key: string, { keptAt }: ShadowCopy): void {
  const { current, earlier } = read(key);
  write(key, { current, earlier: earlier.filter((copy) => copy.keptAt !== keptAt) });
}

function read(key: string): Shelf {
  try {
    return (
      (JSON.parse(localStorage.getItem(prefix + key) ?? "null") as Shelf | null) ?? {
        current: null,
        earlier: [],
      }
    );
  } catch {
    return { current: null, earlier: [] };
  }
}

function write(key: string, shelf: Shelf): void {
  try {
    if (!shelf.current && shelf.earlier.length === 0) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, JSON.stringify(shelf));
  } catch {
    // Storage may be full or forbidden: the text is still on the page.
  }
}
