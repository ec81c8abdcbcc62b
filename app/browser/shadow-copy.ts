/** What was typed, kept on this device until the server is known to hold it. */
export interface ShadowCopy {
  values: Record<string, string>;
  /** It was sent; whether it arrived is for the reader of the copy to find out. */
  sent: boolean;
}

const prefix = "toadstool-unsaved:";

export function keepCopy(key: string, copy: ShadowCopy): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(copy));
  } catch {
    // Storage may be full or forbidden: the text is still on the page.
  }
}

export function findCopy(key: string): ShadowCopy | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + key) ?? "null") as ShadowCopy | null;
  } catch {
    return null;
  }
}

export function dropCopy(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Nothing to drop where storage is forbidden.
  }
}
