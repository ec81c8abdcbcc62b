import {
  FrontMatterFault,
  outlineOf,
  readFrontMatter,
  titleFrom,
  writeFrontMatter,
} from "@toadstool/markdown/prose";
import { slugFrom } from "@toadstool/language/slug";
import { shownDate } from "../calendar/date-string.ts";
import { isRefused, type Refused, refuse } from "../outcome.ts";
import { parse } from "../parse.ts";
import { tagNames, tagText, type Tag } from "../tags/tag.ts";
import type { TranslationFields } from "../translations/translation.ts";
import { draftFields, type DraftFields, type TextFields } from "./draft.ts";

/** What a field is called in a file; the first name is the one we write. */
const names = {
  title: ["title"],
  slug: ["slug"],
  dateString: ["date"],
  imageUrl: ["image", "imageUrl", "cover"],
  summary: ["summary", "description"],
  tags: ["tags", "keywords"],
  series: ["series"],
  language: ["language", "lang"],
  translationOf: ["translationOf"],
} as const;

/** A text as a file: its fields in YAML between two lines of dashes, then the markdown as it is. */
export function toFrontMatter(
  text: TextFields & { tags: readonly (string | Tag)[]; series?: string } & TranslationFields,
): string {
  return writeFrontMatter(
    names,
    {
      ...text,
      tags: tagNames(tagText(text.tags)),
      series: text.series || [],
      language: text.language || [],
      translationOf: text.translationOf || [],
    },
    text.content,
  );
}

/**
 * A file as a draft's fields. A file without front matter is all text: its title is its first heading, or else the file's
 * name, of which `slugOf` makes the slug where the file has none. A timestamp becomes a date in `timeZone`. Unknown fields are left out; front matter that cannot be read is refused, with
 * its line.
 */
export function fromFrontMatter(
  file: string,
  fileName = "",
  { timeZone = "UTC", slugOf = inLatin }: { timeZone?: string; slugOf?(title: string): string } = {},
): DraftFields | Refused {
  const read = readFrontMatter(file, names, ["tags"]);
  if (read instanceof FrontMatterFault) {
    const message = `${read.message} Nothing was imported. Correct the file and choose it again.`;
    return refuse("invalid", "front_matter_unreadable", message, [{ field: read.field ?? "file", message }]);
  }
  const { fields, lines, body } = read;
  const title = fields.title || outlineOf(body)[0]?.text || titleFrom(fileName);
  const slug = fields.slug || slugOf(title);
  const dateString = fields.dateString && shownDate(fields.dateString, timeZone);
  const checked = parse(draftFields, { ...fields, dateString, title, slug, content: body });
  return isRefused(checked) ? withLines(checked, lines) : checked;
}

const inLatin = (title: string) => slugFrom(title, { script: "latin", language: "en" });

function withLines(refused: Refused, lines: Record<string, number | undefined>): Refused {
  const issues = refused.issues.map(({ field, message }) => {
    const line = lines[field];
    return { field, message: line === undefined ? message : `Line ${line}: ${message}` };
  });
  return refuse("invalid", "invalid_input", issues[0]?.message ?? refused.message, issues);
}
