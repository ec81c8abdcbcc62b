import { languageName } from "@toadstool/language";
import { and, eq, notExists, type SQL, sql } from "drizzle-orm";
import type { works } from "#db/schema.ts";
import { siteLanguage } from "../facts/site-language.server.ts";
import { type Refused, refuseField } from "../outcome.ts";
import type { Services } from "../services.ts";
import type { TranslationFields } from "./translation.ts";
import { tables } from "./translations.server.ts";

/** A draft is tied as what it becomes. */
type TranslatedKind = "post" | "page" | "note" | (typeof works.$inferSelect)["kind"];

type Home = keyof typeof tables;

/** The text that is written, and what is said of it. */
interface TiedText extends TranslationFields {
  kind: TranslatedKind;
  id: string;
  /** Of a text that readers get, as it is; its group alone where it is new to them. Of a draft, which claims no language, nothing. */
  before?: { language: string; group?: string };
}

/** What is written of the text and others. */
export interface Tying {
  columns: { language?: string; translationGroup?: SQL | string };
  /** What gives the other text a group where it has none: before this one is written, and under the same condition. */
  tied: (condition: SQL) => ReturnType<typeof giveGroup>[];
  /** While no other text of the group is in its language: a part of the condition of all that is written. */
  isFree: SQL;
  /** Asks for the one that is. */
  claims: ReturnType<typeof selectClaims>[];
  /** Why nothing was written, if that is the reason. */
  refusalOf: (claims: { title: string; spoken: string }[][]) => Refused | null;
}

export async function readTying(
  services: Pick<Services, "db" | "settings">,
  text: TiedText,
): Promise<Tying | Refused> {
  const { db } = services;
  const { kind, id, before, language = before?.language, translationOf } = text;
  const other = translationOf ? await findOther(db, kind, translationOf) : null;
  if (translationOf && !other) return noSuchText(kind, translationOf);
  if (other?.id === id) return isItself();
  const group = translationOf === undefined ? before?.group : other ? groupOf(other) : "";
  const fresh = crypto.randomUUID();
  const homes: Home[] = other ? [other.home, ...(kind === "page" ? (["pages"] as const) : [])] : [];
  const tying = {
    columns: {
      ...(language !== undefined && { language }),
      ...(group !== undefined && { translationGroup: group }),
    },
    tied: (condition: SQL) => homes.map((home) => giveGroup(db, home, other?.id ?? "", fresh, condition)),
  };
  if (!before || !(other || before.group || language !== before.language))
    return { ...tying, isFree: sql`true`, claims: [], refusalOf: () => null };
  const own = group ?? groupOf({ home: homeOf(kind), id });
  const claims = selectClaims(services, text, {
    other: other?.id ?? "",
    group: own,
    language: language ?? "",
  });
  const refusalOf: Tying["refusalOf"] = ([found]) => (found?.[0] ? isClaimed(found[0]) : null);
  return { ...tying, isFree: notExists(claims), claims: [claims], refusalOf };
}

interface Other {
  home: Home;
  id: string;
}

/** The text that another is to be a translation of, by its slug or id; a post before a draft. */
async function findOther(db: Services["db"], kind: TranslatedKind, named: string): Promise<Other | null> {
  const slug = named.replace(/^\//, "");
  // Each name through its own index: with a plain `or` SQLite reads every text.
  const called = (home: Home, isOfKind: SQL, ...ids: SQL[]) =>
    sql`select ${home} as home, it.id from ${tables[home]} it where it.deleted_at is null and ${isOfKind}
      and it.id in (${sql.join([sql`select ${named}`, ...ids], sql` union all `)})`;
  const isOfKind = sql`it.kind = ${kind}`;
  const drafted = sql`select of.id from drafts of where of.slug = ${slug}`;
  const live = (home: "posts" | "works") =>
    sql`select of.id from ${tables[home]} of where of.slug = ${slug} and of.deleted_at is null`;
  const at = sql`select of.id from pages of where of.path = ${`/${slug}`} and of.deleted_at is null`;
  const among = {
    posts: () => [called("posts", sql`true`, live("posts")), called("drafts", isOfKind, drafted)],
    pages: () => [called("drafts", isOfKind, drafted, at)],
    notes: () => [called("notes", sql`true`)],
    works: () => [
      called("works", isOfKind, live("works"), sql`select of.id from works of where of.file = ${slug}`),
    ],
  }[homeOf(kind)]();
  const found = await db.all<Other>(sql.join(among, sql` union all `));
  return found.find(({ home }) => home !== "drafts") ?? found[0] ?? null;
}

/** The group of a text, as it is when the statement runs. */
function groupOf({ home, id }: Other): SQL {
  return sql`(select one.translation_group from ${tables[home]} one where one.id = ${id})`;
}

function giveGroup(db: Services["db"], home: Home, id: string, group: string, condition: SQL) {
  const table = tables[home];
  return db
    .update(table)
    .set({ translationGroup: group })
    .where(and(eq(table.id, id), eq(table.translationGroup, ""), condition));
}

/** Texts that readers get of the group, or the one that is to come into it, in the same language. */
function selectClaims(
  { db, settings }: Pick<Services, "db" | "settings">,
  { kind, id }: TiedText,
  { other, group, language }: { other: string; group: SQL | string; language: string },
) {
  const table = tables[homeOf(kind)];
  const inGroup = sql`select near.id from ${table} near where near.translation_group = ${group} and near.translation_group <> ''`;
  const spoken = languageOr(sql`there.language`, settings);
  return db
    .select({ title: sql<string>`there.title`.as("title"), spoken: spoken.as("spoken") })
    .from(sql`${table} there`)
    .where(
      and(
        sql`there.id in (select ${other} union all ${inGroup}) and there.id <> ${id} and there.deleted_at is null`,
        sql`${spoken} = ${languageOr(sql`${language}`, settings)}`,
      ),
    )
    .limit(1);
}

const languageOr = (language: SQL, settings: Services["settings"]) =>
  sql<string>`coalesce(nullif(${language}, ''), ${siteLanguage(settings)})`;

const homeOf = (kind: TranslatedKind) =>
  kind === "post" || kind === "page" || kind === "note" ? (`${kind}s` as const) : "works";

/** The group of a text that comes out of the trash: none where another has its language by now. */
export function groupIfFree({ settings }: Pick<Services, "settings">, home: Home): SQL {
  const table = tables[home];
  const isTheirs = sql`${languageOr(sql`live.language`, settings)} = ${languageOr(sql`${table}.language`, settings)}`;
  return sql`iif(exists (select 1 from ${table} live where live.translation_group = ${table}.translation_group
    and live.translation_group <> '' and ${isTheirs} and live.deleted_at is null
    and live.id <> ${table}.id), '', ${table}.translation_group)`;
}

function noSuchText(kind: TranslatedKind, named: string): Refused {
  const isWork = homeOf(kind) === "works";
  const mend = isWork
    ? "Name one by its slug or id; a work that is a file of the site has to be saved in the admin once before."
    : "Name one by its slug or id, or leave the field empty.";
  return refuseField("invalid", "no_such_text", "translationOf", `There is no ${kind} “${named}”. ${mend}`);
}

function isItself(): Refused {
  const message = "A text cannot be a translation of itself. Name the other text, or leave the field empty.";
  return refuseField("invalid", "no_such_text", "translationOf", message);
}

function isClaimed({ title, spoken }: { title: string; spoken: string }): Refused {
  const message = `Of these translations, “${title}” is the one in ${languageName(spoken, "en")}. Choose another language for this text, or empty “Translation of”.`;
  return refuseField("conflict", "language_claimed", "language", message);
}
