import type { SlugRule } from "@toadstool/language/slug";
import { openSource, recognise } from "@toadstool/moving-in";
import { bring } from "#app/browser/moving-in/bring.ts";
import { type Export, exportIn } from "#app/browser/moving-in/export.ts";
import { reportOn } from "#app/browser/moving-in/report.ts";

// Loaded once an export is chosen: the readers of all systems are large.
export { bring, reportOn };

export interface OpenExport {
  exported: Export;
  /** What it is, in a sentence. */
  what: string;
  close(): Promise<void>;
}

/** Opens what was chosen; throws a message for the owner where it is no export. */
export async function openExport(
  files: File[],
  { typedSite, slugs }: { typedSite: string; slugs: SlugRule },
): Promise<OpenExport> {
  const source = await openSource(
    files.map((file) => ({ path: file.webkitRelativePath || file.name, blob: file })),
  );
  try {
    const { system, name, site, why } = await recognise(source);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const exported = exportIn(source, { system, site: typedSite.trim() || site.address, timeZone, slugs });
    return { exported, what: `${source.name}: ${name}. ${why}`, close: () => source.close() };
  } catch (error) {
    await source.close();
    throw error;
  }
}
