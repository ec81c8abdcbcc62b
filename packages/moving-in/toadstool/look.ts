import type { Look } from "../contents.ts";
import { readText } from "../source/text.ts";

/** The folder into which a backup unpacks: a manifest, and tables as JSON Lines. */
export const lookForToadstool: Look = async (source, named) => {
  if (named && named !== "toadstool") return null;
  const manifest = source.entries.find(({ path }) => /^(?:[^/]+\/)?manifest\.json$/.test(path));
  if (!manifest) return null;
  const { format, site, engine } = manifestIn((await readText(source, manifest.path)).text);
  if (format !== "toadstool-backup") return null;
  const base = manifest.path.slice(0, -"manifest.json".length);
  return {
    system: "toadstool",
    site: { title: "", address: site },
    version: engine,
    why: `“${manifest.path}” belongs to a backup of a Toadstool site.`,
    texts: source.entries.filter(({ path }) => path.startsWith(`${base}rows/`)).map(({ path }) => path),
    lists: [],
  };
};

function manifestIn(text: string) {
  try {
    const { format, site, engine } = JSON.parse(text) as Record<string, unknown>;
    return { format, site: String(site ?? ""), engine: String(engine ?? "") };
  } catch {
    return { format: "", site: "", engine: "" };
  }
}
