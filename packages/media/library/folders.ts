/** What lies right in a folder, or in it and below. */
export interface FolderUse {
  folder: string;
  bytes: number;
  count: number;
}

/** The folders right below one, each with all that lies in it and further below, by name as the language sorts. */
export function foldersIn(folders: FolderUse[], parent: string, language = "en"): FolderUse[] {
  const start = parent ? `${parent}/` : "";
  const found = new Map<string, FolderUse>();
  for (const { folder, bytes, count } of folders) {
    if (!folder.startsWith(start) || folder === parent) continue;
    const [name = ""] = folder.slice(start.length).split("/");
    const below = `${start}${name}`;
    const before = found.get(below) ?? { folder: below, bytes: 0, count: 0 };
    found.set(below, { folder: below, bytes: before.bytes + bytes, count: before.count + count });
  }
  return [...found.values()].toSorted((one, other) => one.folder.localeCompare(other.folder, language));
}

/** The way from the top of the library to a folder: `zines/spring` → zines, zines/spring. */
export function wayTo(folder: string): { name: string; folder: string }[] {
  const names = folder.split("/").filter(Boolean);
  return names.map((name, index) => ({ name, folder: names.slice(0, index + 1).join("/") }));
}
