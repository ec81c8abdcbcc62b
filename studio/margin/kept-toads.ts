import { guestOf } from "./guests.ts";

/** How many toads fold into a zine. */
export const enough = 8;

const key = "toads";
const watchers = new Set<() => void>();

/** What is stored, as a text; "" where nothing is, or storage is off. */
export function storedToads(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** The pages whose toads were found, in the order in which they were; what cannot be read is none. */
export function toadsIn(stored: string): string[] {
  try {
    const kept: unknown = JSON.parse(stored || "[]");
    return Array.isArray(kept)
      ? kept.filter((path) => typeof path === "string" && guestOf(path) !== null)
      : [];
  } catch {
    return [];
  }
}

/** Calls back when a toad is kept or let go, in this tab or another. Returns what ends it. */
export function watchToads(changed: () => void): () => void {
  watchers.add(changed);
  window.addEventListener("storage", changed);
  return () => {
    watchers.delete(changed);
    window.removeEventListener("storage", changed);
  };
}

/** Keeps a page’s toad; returns how many there are with it. Where storage is off, it counts for this page alone. */
export function keepToad(path: string): { count: number; isNew: boolean } {
  const before = toadsIn(storedToads());
  if (before.includes(path) || guestOf(path) === null) return { count: before.length, isNew: false };
  try {
    localStorage.setItem(key, JSON.stringify([...before, path]));
    watchers.forEach((changed) => changed());
  } catch {
    // Storage is off.
  }
  return { count: before.length + 1, isNew: true };
}

export function letToadsGo(): void {
  try {
    localStorage.removeItem(key);
    watchers.forEach((changed) => changed());
  } catch {
    // Storage is off: there is nothing to remove.
  }
}
