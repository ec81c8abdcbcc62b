import type { FolderUse } from "@toadstool/media/library";

const mostBars = 12;

/** The largest folders first; many small ones together. */
export function largestFolders(folders: FolderUse[]): { folders: FolderUse[]; others: FolderUse | null } {
  const sorted = folders.toSorted((one, other) => other.bytes - one.bytes);
  if (sorted.length <= mostBars) return { folders: sorted, others: null };
  const rest = sorted.slice(mostBars - 1);
  const sum = (count: (use: FolderUse) => number) => rest.reduce((total, use) => total + count(use), 0);
  return {
    folders: sorted.slice(0, mostBars - 1),
    others: {
      folder: `${rest.length} others`,
      bytes: sum(({ bytes }) => bytes),
      count: sum(({ count }) => count),
    },
  };
}
