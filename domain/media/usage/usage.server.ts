import { images } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Services } from "../../services.ts";
import type { FolderUse } from "@toadstool/media/library";
import { measureRemoved } from "../files/journal.server.ts";
import { measureFormer } from "../replace/former.server.ts";
import { measureTrash } from "../trash/trash.server.ts";
import type { Image } from "../image.ts";
import { byTime, imageOf, isInLibrary, listFolders } from "../images.server.ts";
import { findUses, type ImageUse } from "./find-uses.server.ts";

type Storage = Pick<Services, "db" | "studioPages">;

interface Usage {
  /** Of all files, with former ones, those in the trash and removed ones. */
  bytes: number;
  count: number;
  /** Heaviest first; each counts what lies in it, not what lies in folders below. */
  folders: FolderUse[];
  /** Newest first, each with all that shows it. */
  images: { image: Image; uses: ImageUse[] }[];
  /** Files that were replaced and are kept for 30 days: how many, and their bytes, which no folder counts. */
  former: { bytes: number; count: number };
  /** Files in the trash: how many images, and their bytes, which no folder counts. */
  trash: { bytes: number; count: number };
  /** Bytes of files that are removed, and stay in the store for 31 days more; no folder counts them. */
  removed: number;
  /** Images that nothing shows. */
  unused: number;
}

/** What the library holds, where, and what for. */
export async function measureUsage(services: Storage, owner: Owner): Promise<Usage> {
  const [folders, rows, uses, former, trash, removed] = await Promise.all([
    listFolders(services, owner),
    services.db
      .select()
      .from(images)
      .where(isInLibrary)
      .orderBy(...byTime.newestFirst),
    findUses(services),
    measureFormer(services),
    measureTrash(services),
    measureRemoved(services),
  ]);
  const all = rows.map(imageOf).map((image) => ({ image, uses: uses.get(image.id) ?? [] }));
  return {
    bytes: total(folders.map((folder) => folder.bytes)) + former.bytes + trash.bytes + removed,
    count: total(folders.map((folder) => folder.count)),
    folders: folders.toSorted((one, other) => other.bytes - one.bytes),
    images: all,
    former,
    trash,
    removed,
    unused: all.filter((each) => each.uses.length === 0).length,
  };
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
