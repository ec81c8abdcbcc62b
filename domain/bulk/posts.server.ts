import { and, eq, exists, inArray, isNotNull, isNull, not, notExists, sql, type SQL } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { posts, taggings, tags } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { tagLimits } from "../tags/tag.ts";
import { groupIfFree } from "../translations/tying.server.ts";
import type { BulkAct } from "./bulk-change.ts";
import {
  among,
  before,
  type Change,
  changedBy,
  recordItems,
  type Statement,
  type Storage,
  type Undoing,
} from "./items.server.ts";

type Writing = Storage & Pick<Services, "settings">;

const postId = sql`posts.id`;

/** The statements that do something to many posts, and record to which. */
export function changePosts(services: Writing, act: BulkAct, change: Change, ids: string[]): Statement[] {
  const { db } = services;
  const isChosen = sql`posts.id in ${among(ids)}`;
  const isChanged = inArray(posts.id, changedBy(change, "post"));
  const record = (condition: SQL | undefined, was?: SQL) =>
    recordItems(services, change, { kind: "post", itemId: postId, was }, sql`from posts where ${condition}`);
  if (act === "delete")
    return [
      record(and(isNull(posts.deletedAt), isChosen)),
      db.update(posts).set({ deletedAt: change.at }).where(isChanged),
    ];
  if (act === "restore")
    return [
      record(
        and(isNotNull(posts.deletedAt), isChosen, isSlugFree, isLastOfSlug(ids)),
        sql`json_object('deletedAt', posts.deleted_at)`,
      ),
      db.update(posts).set(backToReaders(services)).where(isChanged),
    ];
  if (!change.tag) return [];
  const isTagged = exists(taggingOf(services, change));
  if (act === "remove-tag")
    return [
      record(and(isNull(posts.deletedAt), isChosen, isTagged), sql`json_object('place', ${placeOf(change)})`),
      db
        .delete(taggings)
        .where(and(isThisTagging(change), sql`taggings.item_id in ${changedBy(change, "post")}`)),
      touch(services, isChanged),
    ];
  const { id, slug, name, key } = change.tag;
  return [
    db.insert(tags).values({ id, slug, name, key, createdAt: change.at }).onConflictDoNothing(),
    record(and(isNull(posts.deletedAt), isChosen, not(isTagged), isBelowLimit)),
    tagThem(services, change, lastPlace, sql`from posts where ${isChanged}`),
    touch(services, isChanged),
  ];
}

/** What puts the posts back that a change has changed, as far as they are as it left them. */
export function undoPosts(services: Writing, act: BulkAct, change: Change): Undoing {
  const { db } = services;
  const isChanged = inArray(posts.id, changedBy(change, "post"));
  if (act === "delete") {
    const isAsLeft = and(isChanged, eq(posts.deletedAt, change.at), isSlugFree);
    return { isAsLeft, statements: [db.update(posts).set(backToReaders(services)).where(isAsLeft)] };
  }
  if (act === "restore") {
    const isAsLeft = and(isChanged, isNull(posts.deletedAt));
    const deletedAt = before(change, "post", postId, "deletedAt");
    return { isAsLeft, statements: [db.update(posts).set({ deletedAt }).where(isAsLeft)] };
  }
  const isTagged = exists(taggingOf(services, change));
  if (act === "add-tag") {
    const isAsLeft = and(isChanged, isTagged);
    return {
      isAsLeft,
      statements: [
        touch(services, isAsLeft),
        db
          .delete(taggings)
          .where(and(isThisTagging(change), sql`taggings.item_id in ${changedBy(change, "post")}`)),
        // A tag that came with the change goes with it.
        db
          .delete(tags)
          .where(
            and(
              eq(tags.id, change.tag?.id ?? ""),
              eq(tags.createdAt, change.at),
              notExists(db.select({ id: taggings.tagId }).from(taggings).where(eq(taggings.tagId, tags.id))),
            ),
          ),
      ],
    };
  }
  const isThere = exists(
    db
      .select({ id: tags.id })
      .from(tags)
      .where(eq(tags.id, change.tag?.id ?? "")),
  );
  const isAsLeft = and(isChanged, not(isTagged), isThere);
  return {
    isAsLeft,
    statements: [
      touch(services, isAsLeft),
      tagThem(services, change, before(change, "post", postId, "place"), sql`from posts where ${isAsLeft}`),
    ],
  };
}

const backToReaders = (services: Writing) => ({
  deletedAt: null,
  translationGroup: groupIfFree(services, "posts"),
});

/** No other post has its slug. */
const isSlugFree = sql`not exists (select 1 from posts live where live.slug = posts.slug and live.deleted_at is null)`;

/** Of chosen posts with one slug, the one that was deleted last. */
const isLastOfSlug = (ids: string[]) => sql`posts.id in (select id from (select id,
  row_number() over (partition by slug order by deleted_at desc, id desc) place from posts where id in ${among(ids)})
  where place = 1)`;

const isBelowLimit = sql`(select count(*) from taggings where taggings.kind = 'post' and taggings.item_id = posts.id) < ${tagLimits.each}`;
const lastPlace = sql`(select coalesce(max(place) + 1, 0) from taggings where taggings.kind = 'post' and taggings.item_id = posts.id)`;

const isThisTagging = ({ tag }: Change) => and(eq(taggings.kind, "post"), eq(taggings.tagId, tag?.id ?? ""));

function taggingOf({ db }: Storage, change: Change) {
  return db
    .select({ id: taggings.tagId })
    .from(taggings)
    .where(and(isThisTagging(change), sql`taggings.item_id = posts.id`));
}

const placeOf = ({ tag }: Change) =>
  sql`(select place from taggings where taggings.kind = 'post' and taggings.item_id = posts.id and taggings.tag_id = ${tag?.id ?? ""})`;

function tagThem({ db }: Storage, { tag }: Change, place: SQL, source: SQL): Statement {
  const row = { kind: "post" as const, itemId: postId, tagId: tag?.id ?? "", place };
  return db.insert(taggings).select(rowFrom(taggings, row, source));
}

/** A window in which one of them is open learns that it has changed. */
function touch({ db, clock }: Storage, condition: SQL | undefined): Statement {
  return db
    .update(posts)
    .set({ version: sql`posts.version + 1`, updatedAt: clock() })
    .where(condition);
}
