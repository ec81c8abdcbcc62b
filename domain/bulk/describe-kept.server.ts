import { inArray, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { drafts, images, posts, subscribers } from "#db/schema.ts";
import { postIdOf } from "../drafts/publish-draft.server.ts";
import type { Services } from "../services.ts";
import { draftAddress } from "../text/draft-address.ts";
import type { KeptItem, MadeKind } from "./created.ts";
import { among } from "./items.server.ts";

type Shown = Pick<KeptItem, "title" | "address">;

/** What the undo has left, as it is called now and where its owner finds it. */
export async function describeKept(
  { db }: Pick<Services, "db">,
  kept: Omit<KeptItem, keyof Shown>[],
): Promise<KeptItem[]> {
  if (kept.length === 0) return [];
  const idsOf = (...kinds: MadeKind[]) => kept.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  // A draft may have become a post since.
  const became = new Map(
    await Promise.all(idsOf("draft").map(async (id) => [id, await postIdOf(id)] as const)),
  );
  const found = await batch(db, {
    posts: db
      .select({ id: posts.id, title: posts.title, isInTrash: sql<number>`${posts.deletedAt} is not null` })
      .from(posts)
      .where(inArray(posts.id, among([...idsOf("post"), ...became.values()]))),
    drafts: db
      .select({
        id: drafts.id,
        title: drafts.title,
        kind: drafts.kind,
        isInTrash: sql<number>`${drafts.deletedAt} is not null`,
      })
      .from(drafts)
      .where(inArray(drafts.id, among(idsOf("draft", "page")))),
    images: db
      .select({ id: images.id, name: images.name })
      .from(images)
      .where(inArray(images.id, among(idsOf("image")))),
    readers: db
      .select({ id: subscribers.id, email: subscribers.email })
      .from(subscribers)
      .where(inArray(subscribers.id, among(idsOf("subscriber")))),
  });
  const trash = { post: "/admin/blog/trash", page: "/admin/pages" };
  const shown = new Map<string, Shown>([
    ...found.posts.map(({ id, title, isInTrash }): [string, Shown] => [
      id,
      { title, address: isInTrash ? trash.post : `/admin/blog?post=${id}` },
    ]),
    ...found.drafts.map(({ id, title, kind, isInTrash }): [string, Shown] => [
      id,
      { title, address: isInTrash ? trash[kind === "page" ? "page" : "post"] : draftAddress({ kind, id }) },
    ]),
    ...found.images.map(({ id, name }): [string, Shown] => [
      id,
      { title: name, address: `/admin/images/${id}` },
    ]),
    ...found.readers.map(({ id, email }): [string, Shown] => [
      id,
      { title: email, address: `/admin/email/subscribers/${id}` },
    ]),
  ]);
  return kept.map((item) => ({ ...item, ...shownOf(item, shown, became) }));
}

function shownOf(
  { kind, id }: Pick<KeptItem, "kind" | "id">,
  shown: Map<string, Shown>,
  became: Map<string, string>,
): Shown {
  if (kind === "redirect") return { title: id, address: id };
  return shown.get(id) ?? shown.get(became.get(id) ?? "") ?? { title: "", address: "" };
}
