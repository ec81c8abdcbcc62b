import { momentOf } from "../../calendar/date-string.ts";
import { dayOf } from "../../calendar/range.ts";
import { directionOf } from "@toadstool/language";
import { cut } from "@toadstool/markdown/cut";
import { otherDirection } from "@toadstool/markdown/mail";
import * as v from "valibot";
import { asked } from "../../text/asked.ts";
import type { Words } from "../../words/words.ts";
import type { digests } from "#db/schema.ts";

type Row = typeof digests.$inferSelect;
const digestIntervals = ["week", "month"] as const satisfies Row["every"][];
type DigestSchedule = Pick<Row, "every" | "hour">;

/** What the owner chooses, and its version; 0 before the first choice. */
export type DigestChoice = DigestSchedule & Pick<Row, "isOn" | "noticeHours" | "version">;

const whole = (most: number, message: string) =>
  v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(0, message),
    v.maxValue(most, message),
    asked({ width: "short" }),
  );

const noticeLimit = 168;

export const digestInput = v.object({
  isOn: v.pipe(v.boolean(), v.title("Compose and send a digest")),
  every: v.pipe(
    v.picklist(digestIntervals, "Choose weekly or monthly."),
    v.title("How often"),
    asked({ options: { week: "Weekly, on Mondays", month: "Monthly, on the first" } }),
  ),
  hour: v.pipe(whole(23, "Choose an hour of the day."), v.title("Hour of the day")),
  noticeHours: v.pipe(
    whole(noticeLimit, `Write a whole number of hours, from 0 to ${noticeLimit}.`),
    v.title("Hours to look at it before"),
    v.description("You get a mail about it, and a notice in the admin."),
  ),
  version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.toNumber()),
});

const day = 86_400_000;

/** The first moment after another at which a digest goes: on a Monday, or on the first of a month. */
export function nextOccasion({ every, hour }: DigestSchedule, after: Date, timeZone: string): Date {
  const first = Date.parse(dayOf(after, timeZone));
  for (let days = 0; days <= 62; days++) {
    const date = new Date(first + days * day);
    const isTheDay = every === "week" ? date.getUTCDay() === 1 : date.getUTCDate() === 1;
    const time = `${date.toISOString().slice(0, 10)}T${String(hour).padStart(2, "0")}:00`;
    const moment = isTheDay ? momentOf(time, timeZone) : null;
    if (moment && moment > after) return moment;
  }
  throw new Error(`There is no ${every} after ${after.toISOString()}.`);
}

/** Something that was published: its words are plain text. */
interface NewsItem {
  title: string;
  path: string;
  words: string;
}

export interface News {
  posts: NewsItem[];
  works: NewsItem[];
  notes: NewsItem[];
}

export function countNews({ posts, works, notes }: News): number {
  return posts.length + works.length + notes.length;
}

/** The letter about the news, as the owner may edit it. */
export function digestLetter(
  news: News,
  { language, mails: { digest: words }, names }: Pick<Words, "language" | "mails" | "names">,
): { subject: string; content: string } {
  const [first, ...others] = [...news.posts, ...news.works, ...news.notes];
  const title = cut(first?.title.replaceAll(/\s+/g, " ").trim() ?? "", 150);
  const parts: [heading: string, items: NewsItem[]][] = [
    [words.posts, news.posts],
    [names.newWork, news.works],
    [words.notes, news.notes],
  ];
  return {
    subject:
      others.length === 0
        ? title
        : words.subject({ title: isolated(title, language), others: others.length }),
    content: parts
      .filter(([, items]) => items.length > 0)
      .map(([heading, items]) => `## ${heading}\n\n${items.map(lineOf).join("\n")}`)
      .join("\n\n"),
  };
}

/** Mail programs take the direction of a subject from its first letter: a title of the other direction is set apart. */
function isolated(title: string, language: string): string {
  return otherDirection(title, directionOf(language)) ? `\u2068${title}\u2069` : title;
}

function lineOf({ title, path, words }: NewsItem): string {
  const link = `- **[${plain(title)}](${path})**`;
  return words ? `${link}: ${plain(words)}` : link;
}

/** Markdown shows it as it is. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(/[\\`*_[\]<>&#~|$:!]/g, String.raw`\$&`);
}
