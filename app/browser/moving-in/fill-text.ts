import { cut } from "@toadstool/markdown/cut";
import { openingOf } from "@toadstool/markdown/prose";
import { fillFiles, type MovedFile, type MovedText } from "@toadstool/moving-in";
import { limits } from "#domain/posts/post.ts";
import { tagLimits, tagNames, tagText } from "#domain/tags/tag.ts";
import { oneLine } from "./move.ts";
import type { Dates, TextFields } from "./site.ts";

/** A text with the addresses that its files have here, as a form would send it, and its dates. A file that has not come is linked where it was. */
export function fillText(
  text: MovedText,
  slug: string,
  addressOf: (file: MovedFile) => string | null,
): { fields: TextFields; dates: Dates } {
  const content = fillFiles(text, addressOf);
  const publishedAt = text.published?.at ?? text.created?.at ?? new Date().toISOString();
  const title = cut(oneLine(text.title), limits.title);
  return {
    fields: {
      title,
      summary: cut(oneLine(text.summary), limits.summary) || cut(openingOf(content), limits.summary) || title,
      slug,
      imageUrl: coverOf(text, addressOf),
      // What was never published is dated when it is.
      dateString:
        text.status === "published" ? dateWords(text.published?.day ?? text.created?.day ?? publishedAt) : "",
      tags: tagText(tagNames(text.tags.join(",")).filter(isShort).slice(0, tagLimits.each)),
      series: cut(text.series.replaceAll(",", " "), tagLimits.name).trim(),
      content,
    },
    dates: { publishedAt, updatedAt: text.updated?.at ?? publishedAt },
  };
}

const isShort = (name: string) => name.length <= tagLimits.name && !/\p{Cc}/u.test(name);

/** A day as an author writes it. */
function dateWords(day: string): string {
  const words = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(`${day.slice(0, 10)}T00:00Z`).toLocaleDateString("en-GB", words);
}

/** A picture of another site can be a cover where it is on https. */
function coverOf({ cover }: MovedText, addressOf: (file: MovedFile) => string | null): string {
  if (!cover) return "";
  const address = addressOf(cover) ?? cover.fallback;
  return /^(?:\/media\/|https:\/\/[^\s"'<>\\]+$)/.test(address) ? address : "";
}
