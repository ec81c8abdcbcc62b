/** The part of Vite's manifest that says which styles a chunk brings. */
export type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; css?: string[]; dynamicImports?: string[] }
>;

/**
 * The styles of each entry of a build, in the order in which a page needs them: those of what it imports before its own, and
 * none that `first`, which every page has, brings.
 */
function sheetsOfEntries(manifest: Manifest, first: string): Map<string, string[]> {
  const shared = sheetsOf(manifest, first);
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  return new Map(
    entries.map((key) => [
      key,
      key === first ? shared : sheetsOf(manifest, key).filter((sheet) => !shared.includes(sheet)),
    ]),
  );
}

function sheetsOf(manifest: Manifest, entry: string): string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const walk = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], css = [] } = manifest[key] ?? {};
    for (const imported of imports) walk(imported);
    for (const sheet of css) sheets.add(sheet);
  };
  walk(entry);
  return [...sheets];
}

/**
 * The manifest in which only entries have styles, one file each: React Router links to those of everything that a route
 * imports, which would be ten small files for a page. `sheetFor` returns the name of the file that holds several.
 */
export function withMergedSheets(
  manifest: Manifest,
  first: string,
  sheetFor: (sheets: string[]) => string,
): Manifest {
  const sheets = sheetsOfEntries(manifest, first);
  return Object.fromEntries(
    Object.entries(manifest).map(([key, chunk]) => {
      const own = sheets.get(key) ?? [];
      return [key, { ...chunk, css: own.length > 0 ? [sheetFor(own)] : [] }];
    }),
  );
}
