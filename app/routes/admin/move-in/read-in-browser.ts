import { openSource, recognise } from "@toadstool/moving-in";
import { beginInBrowser, browserSender, sayWhole } from "./browser-sender.ts";
import { sendExport, type SendProgress } from "./send-export.ts";

/** Reads what was chosen and stages it on the site; returns the id of the move. */
export async function readInBrowser(
  files: File[],
  typedSite: string,
  signal: AbortSignal,
  tell: (what: string, progress: SendProgress | null) => void,
): Promise<string> {
  const source = await openSource(
    files.map((file) => ({ path: file.webkitRelativePath || file.name, blob: file })),
  );
  try {
    const { system, name, site, why } = await recognise(source);
    tell(`Reading ${source.name}: ${name}. ${why}`, null);
    const address = typedSite.trim() || site.address;
    const id = await beginInBrowser({
      system,
      name: source.name,
      site: address,
      moveKey: crypto.randomUUID(),
    });
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const options = { system, site: address || undefined, timeZone, signal };
    await sendExport(source, browserSender(id), options, (progress) =>
      tell(`Reading ${source.name}: ${name}.`, progress),
    );
    await sayWhole(id);
    return id;
  } finally {
    await source.close();
  }
}
