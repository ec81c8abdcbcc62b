const key = "toadstool-toad-quiet";

/** Whether this visitor has muted the toad, on this device. */
export function isQuiet(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function keepQuiet(quiet: boolean): void {
  try {
    if (quiet) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {
    // Storage is off: it holds for this visit.
  }
}
