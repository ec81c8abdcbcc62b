import { collect } from "@toadstool/media/bindings";
import type { Services } from "../../services.ts";

/** Keys that are looked at in one run: the calls of a run are numbered. */
const mostListed = 1000;

/** Keys from an image's id on, and where few follow it the first ones as well: with a random id, each key has its turn in time. */
export async function listFrom(store: Services["store"], prefix: string, id: string): Promise<string[]> {
  const behind = await collect(store.list(prefix, `${prefix}${id}`), mostListed);
  if (behind.length === mostListed) return behind;
  return [...new Set([...behind, ...(await collect(store.list(prefix), mostListed))])];
}
