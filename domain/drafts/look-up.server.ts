import type { SlugRule } from "@toadstool/language/slug";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { batch } from "#db/batch.server.ts";
import { bulkChangeItems, bulkChanges, drafts, pages, posts } from "#db/schema.ts";
import { factsOver } from "../facts/fact-shapes.ts";
import { selectFacts } from "../facts/facts.server.ts";
import type { Owner } from "../identity/owner.ts";
import { takenBy } from "../own-pages/taken-address.ts";
import { slugRuleOf } from "../profile/slug-rule.ts";
import type { Services } from "../services.ts";
import { draftAddress } from "../text/draft-address.ts";
import { idFrom } from "../tokens/id-from.ts";
import { postIdOf } from "./publish-draft.server.ts";

const mostAsked = 500;
const list = (name: string) =>
  v.optional(
    v.pipe(v.array(v.string()), v.maxLength(mostAsked, `${name} takes ${mostAsked} at once at most.`)),
    [],
  );

/** `keys`: the `publishKey` or `draftKey` of texts; `slugs` of posts; `paths` of pages. */
export const lookUpInput = v.object({ keys: list("keys"), slugs: list("slugs"), paths: list("paths") });
export type LookUpInput = v.InferOutput<typeof lookUpInput>;

/** What was made with a key, as it is now: a draft may have become a post since. */
export interface FoundText {
  key: string;
  id: string;
  kind: "post" | "page" | "draft";
  /** Where readers find it, or where its owner writes it or takes it out of the trash. */
  address: string;
  isPublished: boolean;
  isInTrash: boolean;
  /** The key of the bulk change that made it; null for none. */
  change: string | null;
  /** Of such a text: no one has saved it since, so the undo of the change removes it. */
  isUnchanged: boolean;
}

/** Which texts are here already, which addresses are taken, and how slugs are made. */
export async function lookUp(
  { db, settings, paths: studioPaths }: Pick<Services, "db" | "settings" | "paths">,
  _owner: Owner,
  { keys, slugs, paths }: LookUpInput,
): Promise<{ texts: FoundText[]; taken: { slugs: string[]; paths: string[] }; slugRule: SlugRule }> {
  const asked = await Promise.all(keys.map(async (key) => ({ key, ...(await idsOf(key)) })));
  const among = (values: string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;
  const found = await batch(db, {
    facts: selectFacts(db),
    posts: db
      .select({ id: posts.id, slug: posts.slug, deletedAt: posts.deletedAt, version: posts.version })
      .from(posts)
      .where(inArray(posts.id, among(asked.flatMap(({ asPost }) => asPost)))),
    drafts: db
      .select({
        id: drafts.id,
        kind: drafts.kind,
        deletedAt: drafts.deletedAt,
        version: drafts.version,
        path: pages.path,
      })
      .from(drafts)
      .leftJoin(pages, sql`${pages.id} = ${drafts.id} and ${pages.deletedAt} is null`)
      .where(inArray(drafts.id, among(asked.flatMap(({ asDraft }) => asDraft)))),
    slugs: db
      .select({ slug: posts.slug })
      .from(posts)
      .where(and(isNull(posts.deletedAt), inArray(posts.slug, among(slugs)))),
    paths: db
      .select({ path: pages.path })
      .from(pages)
      .where(and(isNull(pages.deletedAt), inArray(pages.path, among(paths)))),
    made: db
      .select({
        change: bulkChangeItems.changeId,
        id: bulkChangeItems.itemId,
        version: sql<number>`json_extract(${bulkChangeItems.before}, '$.version')`,
      })
      .from(bulkChangeItems)
      .innerJoin(bulkChanges, eq(bulkChanges.id, bulkChangeItems.changeId))
      .where(
        and(
          eq(bulkChanges.act, "create"),
          // By its whole key: a change may have made thousands of other things.
          inArray(bulkChangeItems.kind, ["post", "draft", "page"]),
          inArray(
            bulkChangeItems.itemId,
            among(asked.flatMap(({ asPost, asDraft }) => [...asPost, ...asDraft])),
          ),
        ),
      ),
  });
  const ofPosts = new Map(found.posts.map((post) => [post.id, foundPost(post)]));
  const ofDrafts = new Map(found.drafts.map((draft) => [draft.id, foundDraft(draft)]));
  const texts = asked.flatMap(({ key, asPost, asDraft }) => {
    const all = [...asPost.map((id) => ofPosts.get(id)), ...asDraft.map((id) => ofDrafts.get(id))];
    const there = all.filter((text) => text !== undefined);
    const text = there.find(({ isInTrash }) => !isInTrash) ?? there[0];
    if (!text) return [];
    const { version, ...shown } = text;
    const made = found.made.find(({ id }) => asPost.includes(id) || asDraft.includes(id));
    const isUnchanged = made?.id === text.id && made.version === version && !text.isInTrash;
    return [{ key, ...shown, change: made?.change ?? null, isUnchanged }];
  });
  const ofPages = new Set(found.paths.map(({ path }) => path));
  const isTaken = (path: string) => ofPages.has(path) || takenBy(path, studioPaths()) !== null;
  return {
    texts,
    taken: { slugs: found.slugs.map(({ slug }) => slug), paths: paths.filter(isTaken) },
    slugRule: slugRuleOf(factsOver(settings.studio, found.facts).profile),
  };
}

/** The ids that a key can have led to. Texts that the queue of moves brought have the key itself as their id. */
async function idsOf(key: string) {
  const draft = await idFrom("draft", key);
  return { asPost: [key, await idFrom("post", key), await postIdOf(draft)], asDraft: [key, draft] };
}

type Found = Omit<FoundText, "key" | "change" | "isUnchanged"> & { version: number };

function foundPost({
  id,
  slug,
  deletedAt,
  version,
}: Pick<typeof posts.$inferSelect, "id" | "slug" | "deletedAt" | "version">): Found {
  const isInTrash = deletedAt !== null;
  const address = isInTrash ? "/admin/blog/trash" : `/blog/${slug}`;
  return { id, kind: "post", address, isPublished: !isInTrash, isInTrash, version };
}

function foundDraft({
  id,
  kind,
  deletedAt,
  version,
  path,
}: Pick<typeof drafts.$inferSelect, "id" | "kind" | "deletedAt" | "version"> & {
  path: string | null;
}): Found {
  const isPage = kind === "page";
  const inTrash = deletedAt !== null && (isPage ? "/admin/pages" : "/admin/blog/trash");
  return {
    id,
    kind: isPage ? "page" : "draft",
    address: inTrash || (path ?? draftAddress({ kind, id })),
    isPublished: path !== null,
    isInTrash: inTrash !== false,
    version,
  };
}
