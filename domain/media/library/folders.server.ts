import { asc, sql } from "drizzle-orm";
import { images } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Services } from "../../services.ts";
import type { FolderUse } from "./folders.ts";

/** Every folder that something lies right in, with what that is; the library's own floor is "". */
export function listFolders({ db }: Pick<Services, "db">, _owner: Owner): Promise<FolderUse[]> {
  return db
    .select({
      folder: images.folder,
      bytes: sql<number>`sum(${images.bytes})`,
      count: sql<number>`count(*)`,
    })
    .from(images)
    .groupBy(images.folder)
    .orderBy(asc(images.folder));
}
