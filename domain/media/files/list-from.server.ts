import type { Services } from "../../services.ts";

/** Keys that the store lists at once. */
export const mostListed = 1000;

/** Keys from those of an image's id on, and from the first on where few are behind: a random id comes round to all in time. */
export async function listFrom(store: Services["store"], prefix: string, id: string): Promise<string[]> {
  const behind = await store.list(prefix, `${prefix}${id}`);
  return behind.length < mostListed ? [...new Set([...behind, ...(await store.list(prefix))])] : behind;
}
