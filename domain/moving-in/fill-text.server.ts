import { completeDateString, localDatetime } from "../calendar/date-string.ts";
import { cut } from "@toadstool/markdown/cut";
import { openingOf } from "@toadstool/markdown/prose";
import { fillFiles } from "@toadstool/moving-in/fill";
import { and, eq, sql } from "drizzle-orm";
import { moveItems } from "#db/schema.ts";
import { findSite } from "../facts/site.server.ts";
import { limits } from "../posts/post.ts";
import type { Services } from "../services.ts";
import { tagLimits, tagNames, tagText } from "../tags/tag.ts";
import { needsOf } from "./judge-text.ts";
import type { MoveItemRow } from "./move.ts";
import type { StagedFile, StagedText } from "./moved-item.ts";

/** A text with the addresses that its files have here, as a form would send it, and its dates. */
export interface FilledText {
  fields: {
    title: string;
    summary: string;
    slug: string;
    imageUrl: string;
    dateString: string;
    tags: string;
    series: string;
    content: string;
  };
  /** The author’s local time, 'YYYY-MM-DD HH:MM:SS'. */
  datetime: string;
  timeZone: string;
  publishedAt: Date;
  updatedAt: Date;
  oldPaths: string[];
  /** The files that may still come, by their source ids. */
  missing: string[];
}

/** A file that has not come is linked where it was. */
export async function fillText(
  services: Pick<Services, "db" | "clock" | "settings">,
  item: MoveItemRow,
): Promise<FilledText> {
  const text = JSON.parse(item.payload) as StagedText;
  const { addresses, missing } = await findFiles(services, item.moveId, needsOf(text));
  const addressOf = ({ key }: { key: string }) => addresses.get(key) ?? null;
  const content = fillFiles(text, addressOf);
  const { timeZone } = await findSite(services);
  const publishedAt = new Date(text.published?.at ?? text.created?.at ?? services.clock());
  const local = localDatetime(publishedAt, timeZone);
  const day = text.published?.day ?? text.created?.day ?? local.slice(0, 10);
  const datetime = `${day}${local.slice(10)}`;
  return {
    fields: {
      title: text.title,
      summary: text.summary || cut(openingOf(content), limits.summary) || text.title,
      slug: item.slug,
      imageUrl: coverOf(text, addressOf),
      // What was never published is dated when it is.
      dateString: text.status === "published" ? completeDateString("", datetime) : "",
      tags: tagText(tagNames(text.tags.join(",")).filter(isShort).slice(0, tagLimits.each)),
      series: cut(text.series.replaceAll(",", " "), tagLimits.name).trim(),
      content,
    },
    datetime,
    timeZone,
    publishedAt,
    updatedAt: new Date(text.updated?.at ?? publishedAt),
    oldPaths: text.oldPaths,
    missing,
  };
}

const isShort = (name: string) => name.length <= tagLimits.name && !/\p{Cc}/u.test(name);

/** A picture of another site can be a cover where it is on https. */
function coverOf({ cover }: StagedText, addressOf: (file: StagedFile) => string | null): string {
  if (!cover) return "";
  const address = addressOf(cover) ?? cover.fallback;
  return /^(?:\/media\/|https:\/\/[^\s"'<>\\]+$)/.test(address) ? address : "";
}

/** The addresses of the files that are here, and which of the others may still come. */
async function findFiles({ db }: Pick<Services, "db">, moveId: string, keys: string[]) {
  if (keys.length === 0) return { addresses: new Map<string, string>(), missing: [] };
  const rows = await db
    .select({ key: moveItems.sourceId, address: moveItems.address, state: moveItems.state })
    .from(moveItems)
    .where(
      and(
        eq(moveItems.moveId, moveId),
        eq(moveItems.kind, "file"),
        sql`${moveItems.sourceId} in (select value from json_each(${JSON.stringify(keys)}))`,
      ),
    );
  return {
    addresses: new Map(rows.flatMap(({ key, address, state }) => (state === "done" ? [[key, address]] : []))),
    missing: rows.flatMap(({ key, state }) => (state === "waiting" || state === "failed" ? [key] : [])),
  };
}
