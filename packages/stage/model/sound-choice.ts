/** Whether this visitor has turned the sound of models on, on this device: kept in `localStorage` under `key`. Nothing sounds before. */
export function hasSound(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function keepSound(key: string, on: boolean): void {
  try {
    if (on) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {
    // Without storage it holds for this visit.
  }
}
