import { formatDate, languageName } from "@toadstool/language";
import { dayOf } from "../../calendar/range.ts";
import type { Segment } from "#db/schema.ts";

export type { Segment };
type Source = Segment["sources"][number];

/** Where subscribers came from, for people. */
export const sourceWords: Record<Source, string> = {
  form: "Subscribe form",
  owner: "Added by you",
  import: "Import",
};

/** A segment as the review page's address names it: ids of topics, keys of tags, tags of languages ("" for the site’s), and days. */
export interface SegmentChoice {
  topics: string[];
  tags: string[];
  sources: string[];
  languages: string[];
  joinedFrom: string;
  joinedBefore: string;
}

export function choiceIn(given: URLSearchParams | FormData): SegmentChoice {
  const all = (name: string) => given.getAll(name).map(String);
  return {
    topics: all("topic"),
    tags: all("tag"),
    sources: all("source"),
    languages: all("language"),
    joinedFrom: all("joinedFrom").at(-1) ?? "",
    joinedBefore: all("joinedBefore").at(-1) ?? "",
  };
}

/** The parameters that name a choice in an address; `choiceIn` reads them. */
export function choiceParams(choice: SegmentChoice) {
  const { topics, tags, sources, languages, joinedFrom, joinedBefore } = choice;
  return [
    ...topics.map((id) => ["topic", id]),
    ...tags.map((key) => ["tag", key]),
    ...sources.map((source) => ["source", source]),
    ...languages.map((language) => ["language", language]),
    ...(joinedFrom ? [["joinedFrom", joinedFrom]] : []),
    ...(joinedBefore ? [["joinedBefore", joinedBefore]] : []),
  ];
}

/** The choice that a segment was made of. */
export function choiceOf(segment: Segment | null, timeZone: string): SegmentChoice {
  const day = (moment: number | null | undefined) => (moment ? dayOf(new Date(moment), timeZone) : "");
  return {
    topics: segment?.topics.map(({ id }) => id) ?? [],
    tags: segment?.tags.map(({ key }) => key) ?? [],
    sources: segment?.sources ?? [],
    languages: segment?.languages ?? [],
    joinedFrom: day(segment?.joinedFrom),
    joinedBefore: day(segment?.joinedBefore),
  };
}

/** Whether a choice is none: every confirmed subscriber. */
export function isEveryone(choice: SegmentChoice): boolean {
  return Object.values(choice).every((part) => part.length === 0);
}

/** A segment in words, one for each kind of fact. */
export function segmentWords(
  segment: Segment,
  { timeZone, language }: { timeZone: string; language: string },
): string[] {
  const { topics, tags, sources, languages = [], joinedFrom, joinedBefore } = segment;
  const spoken = new Set(languages.map((tag) => tag || language));
  const named = (label: string, names: string[]) =>
    names.length > 0 ? [`${label}: ${names.join(" or ")}`] : [];
  const day = (label: string, moment: number | null) =>
    moment === null ? [] : [`${label} ${formatDate(language, moment, { dateStyle: "long", timeZone })}`];
  return [
    ...named(
      "Topic",
      topics.map(({ name }) => name),
    ),
    ...named(
      "Tag",
      tags.map(({ name }) => name),
    ),
    ...named(
      "Source",
      sources.map((source) => sourceWords[source]),
    ),
    ...named(
      "Language",
      [...spoken].map((tag) => languageName(tag, "en")),
    ),
    ...day("Joined on or after", joinedFrom),
    ...day("Joined before", joinedBefore),
  ];
}
