import { sweepDeletedDrafts } from "./drafts.server.ts";
import { sweepDeletedPosts } from "../posts/trash.server.ts";
import type { Services } from "../services.ts";

/** Days in which a deleted post or draft can be restored. */
export const trashDays = 30;

export async function sweepTrash(services: Pick<Services, "db" | "clock">): Promise<void> {
  const before = new Date(services.clock().getTime() - trashDays * 86_400_000);
  await sweepDeletedPosts(services, before);
  await sweepDeletedDrafts(services, before);
}
