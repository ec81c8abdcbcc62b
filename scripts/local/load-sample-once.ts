import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const markerOf = (stateFolder: string) => resolve(stateFolder, "sample-loaded");

export const isSampleLoaded = (stateFolder: string) => existsSync(markerOf(stateFolder));

/**
 * Publishes the posts of studio/posts/ and the letters of studio/letters/ once: a marker beside the database remembers it, whatever happens to the posts later.
 * Returns whether there were any.
 */
export async function loadSampleOnce(stateFolder: string): Promise<boolean> {
  if (isSampleLoaded(stateFolder)) return false;
  // Loaded on demand, like the runtime and wrangler: most starts need none of them, and they take seconds.
  const [{ withDatabase }, { hasSample, loadSample }] = await Promise.all([
    import("./database.ts"),
    import("./sample.ts"),
  ]);
  const isWanted = hasSample();
  if (isWanted) await withDatabase(stateFolder, loadSample);
  writeFileSync(markerOf(stateFolder), `${new Date().toISOString()}\n`);
  return isWanted;
}
