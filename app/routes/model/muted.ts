const key = "site-models-muted";

/** Whether this visitor has muted models, on this device. */
export function isMuted(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function keepMuted(muted: boolean): void {
  try {
    if (muted) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {
    // Without storage it holds for this visit.
  }
}
