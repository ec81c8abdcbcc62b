/** Whether this visitor has muted models, on this device: kept in `localStorage` under `key`. */
export function isMuted(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function keepMuted(key: string, muted: boolean): void {
  try {
    if (muted) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {
    // Without storage it holds for this visit.
  }
}
