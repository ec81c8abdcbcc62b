import { languageName } from "@toadstool/language";
import { and, eq, inArray, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import { drafts, notes, pages, posts, works } from "#db/schema.ts";
import { findSite } from "../facts/site.server.ts";
import { isRefused, type Refused, refuseField } from "../outcome.ts";
import type { Services } from "../services.ts";
import { tables } from "./tables.server.ts";
import type { TranslationFields } from "./translation.ts";

/** A draft is tied as what it becomes. */
type TranslatedKind = "post" | "page" | "note" | (typeof works.$inferSelect)["kind"];

type Home = keyof typeof tables;

/** The text that is written, and what is said of it. */
interface TiedText extends TranslationFields {
  kind: TranslatedKind;
  id: string;
}

/** What is written of a text that readers do not get yet: which languages are left is decided when they do. */
export interface DraftTying {
  columns: { language?: string; translationGroup?: SQL | string };
  /** What gives the other text a group where it has none: before this one is written, and under the same condition. */
  tied: (condition: SQL) => ReturnType<typeof giveGroup>[];
}

/** What is written of one that readers get. */
export interface Tying extends DraftTying {
  /** While no other text of the group is in its language: a part of the condition of all that is written. */
  isFree: SQL;
  /** Asks for the one that is. */
  claims: ReturnType<typeof selectClaims>[];
  /** Why nothing was written, if that is the reason. */
  refusalOf: (claims: { title: string }[][]) => Refused | null;
}

export async function readDraftTying(
  { db }: Pick<Services, "db">,
  text: TiedText,
): Promise<DraftTying | Refused> {
  const other = await findOther(db, text);
  return isRefused(other) ? other : tyingTo(db, text, other);
}

/** @param before its language and group as they are, or those of what it is made of; `isNew`: readers get it for the first time */
export async function readTying(
  services: Pick<Services, "db" | "settings">,
  text: TiedText & { before: { language: string; group: SQL | string }; isNew?: boolean },
): Promise<Tying | Refused> {
  const { kind, id, before, isNew = false, translationOf } = text;
  const { db } = services;
  const other = await findOther(db, text);
  if (isRefused(other)) return other;
  const tying = tyingTo(db, text, other);
  const group = translationOf === undefined ? before.group : (tying.columns.translationGroup ?? "");
  const own = text.language ?? before.language;
  const columns = isNew ? { language: own, translationGroup: group } : tying.columns;
  const isClaiming = other !== null || own !== before.language || (isNew && group !== "");
  if (!isClaiming) return { ...tying, columns, isFree: sql`true`, claims: [], refusalOf: () => null };
  const site = (await findSite(services)).words.language;
  const language = own || site;
  const claims = selectClaims(db, { kind, id, other: other?.id ?? "", group, site, language });
  const refusalOf: Tying["refusalOf"] = ([found]) =>
    found?.[0] ? isClaimed(found[0].title, language) : null;
  return { ...tying, columns, isFree: notExists(claims), claims: [claims], refusalOf };
}

function tyingTo(
  db: Services["db"],
  { kind, language, translationOf }: TiedText,
  other: Other | null,
): DraftTying {
  const fresh = crypto.randomUUID();
  const homes: Home[] = other ? [other.home, ...(kind === "page" ? (["pages"] as const) : [])] : [];
  return {
    columns: {
      ...(language !== undefined && { language }),
      ...(translationOf !== undefined && { translationGroup: other ? groupOf(other) : "" }),
    },
    tied: (condition) => homes.map((home) => giveGroup(db, home, other?.id ?? "", fresh, condition)),
  };
}

interface Other {
  home: Home;
  id: string;
}

/** The text that it is to be a translation of; null for none. */
async function findOther(
  db: Services["db"],
  { kind, id, translationOf }: TiedText,
): Promise<Other | Refused | null> {
  if (!translationOf) return null;
  const other = await findCalled(db, kind, translationOf);
  if (!other) return noSuchText(kind, translationOf);
  return other.id === id ? isItself() : other;
}

async function findCalled(db: Services["db"], kind: TranslatedKind, named: string): Promise<Other | null> {
  const first = async (home: Home, rows: PromiseLike<{ id: string }[]>) => {
    const [row] = await rows;
    return row ? { home, id: row.id } : null;
  };
  const slug = named.replace(/^\//, "");
  const draftOf = (is: "post" | "page", isCalled: SQL | undefined) =>
    db
      .select({ id: drafts.id })
      .from(drafts)
      .where(and(eq(drafts.kind, is), isNull(drafts.deletedAt), isCalled))
      .limit(1);
  if (kind === "note")
    return first(
      "notes",
      db
        .select({ id: notes.id })
        .from(notes)
        .where(and(eq(notes.id, named), isNull(notes.deletedAt))),
    );
  if (kind === "page") {
    const atPath = sql`(select there.id from ${pages} there where there.path = ${`/${slug}`} and there.deleted_at is null)`;
    return first(
      "drafts",
      draftOf("page", or(eq(drafts.id, named), eq(drafts.slug, slug), inArray(drafts.id, atPath))),
    );
  }
  if (kind === "post") {
    const published = db
      .select({ id: posts.id })
      .from(posts)
      .where(and(isNull(posts.deletedAt), or(eq(posts.id, named), eq(posts.slug, named))))
      .limit(1);
    return (
      (await first("posts", published)) ??
      first("drafts", draftOf("post", or(eq(drafts.id, named), eq(drafts.slug, named))))
    );
  }
  const isCalled = or(eq(works.id, named), eq(works.slug, named), eq(works.file, named));
  return first(
    "works",
    db
      .select({ id: works.id })
      .from(works)
      .where(and(eq(works.kind, kind), isNull(works.deletedAt), isCalled))
      .limit(1),
  );
}

/** The group of a text, as it is when the statement runs. */
export function groupOf({ home, id }: Other): SQL {
  return sql`(select one.translation_group from ${tables[home]} one where one.id = ${id})`;
}

function giveGroup(db: Services["db"], home: Home, id: string, group: string, condition: SQL) {
  const table = tables[home];
  return db
    .update(table)
    .set({ translationGroup: group })
    .where(and(eq(table.id, id), eq(table.translationGroup, ""), condition));
}

interface Claim {
  kind: TranslatedKind;
  id: string;
  other: string;
  group: SQL | string;
  site: string;
  language: string;
}

/** Texts that readers get of the group, or the one that is to come into it, in the same language. */
function selectClaims(db: Services["db"], { kind, id, other, group, site, language }: Claim) {
  const table = tables[claimedIn(kind)];
  const inGroup = sql`select near.id from ${table} near where near.translation_group = ${group} and near.translation_group <> ''`;
  return db
    .select({ title: sql<string>`there.title`.as("title") })
    .from(sql`${table} there`)
    .where(
      and(
        sql`there.id in (select ${other} union all ${inGroup}) and there.id <> ${id} and there.deleted_at is null`,
        sql`coalesce(nullif(there.language, ''), ${site}) = ${language}`,
      ),
    )
    .limit(1);
}

function claimedIn(kind: TranslatedKind): Home {
  if (kind === "post" || kind === "page" || kind === "note") return `${kind}s`;
  return "works";
}

/** The group of a text that comes out of the trash: none where another has its language by now. */
export function groupIfFree(home: Home): SQL {
  const table = tables[home];
  return sql`iif(exists (select 1 from ${table} live where live.translation_group = ${table}.translation_group
    and live.translation_group <> '' and live.language = ${table}.language and live.deleted_at is null
    and live.id <> ${table}.id), '', ${table}.translation_group)`;
}

function noSuchText(kind: TranslatedKind, named: string): Refused {
  const isWork = claimedIn(kind) === "works";
  const mend = isWork
    ? "Name one by its slug or id; a work that is a file of the site has to be saved in the admin once before."
    : "Name one by its slug or id, or leave the field empty.";
  return refuseField("invalid", "no_such_text", "translationOf", `There is no ${kind} “${named}”. ${mend}`);
}

function isItself(): Refused {
  const message = "A text cannot be a translation of itself. Name the other text, or leave the field empty.";
  return refuseField("invalid", "no_such_text", "translationOf", message);
}

function isClaimed(title: string, language: string): Refused {
  const message = `Of these translations, “${title}” is the one in ${languageName(language, "en")}. Choose another language for this text, or empty “Translation of”.`;
  return refuseField("conflict", "language_claimed", "language", message);
}
