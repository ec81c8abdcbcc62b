import { counted } from "../text/counted.ts";
import * as v from "valibot";
import { type Issue, refuse, type Refused } from "../outcome.ts";
import { imageIdOf } from "../media/image.ts";
import { workLimits } from "#domain/art/every-work.ts";
import { type WorkFacts, type WorkKind, workShapes } from "./work.ts";

/** Begins the sentence that a shape’s message completes. */
const names: Record<string, string> = {
  slug: "The slug",
  title: "The title",
  language: "The language",
  date: "The date",
  medium: "The medium",
  made: "“Made of”",
  words: "The text",
  alt: "The alt text",
  picture: "The picture",
  film: "The film",
  sound: "The sound",
  page: "The page’s address",
  pageWords: "The link’s text",
  description: "The description",
  height: "The height",
  pages: "The number of pages",
  transcript: "The transcript",
  text: "The card’s text",
  story: "The story",
  categories: "The project",
  image: "The cover",
  link: "The code’s address",
  extra: "The link",
  label: "The link’s name",
  href: "The link’s address",
  featuredImage: "The featured picture",
  featuredDescription: "The featured picture’s description",
  featuredText: "The featured text",
  featuredButtonText: "The button’s text",
  featuredLink: "The button’s address",
};

/**
 * The facts of a work in the shape of its kind. `isOwn`: it has no files in `studio/`, so that its pictures must be of the
 * library. Issues are named by their path in the facts: `pages.0.alt`.
 */
export function readFacts(kind: WorkKind, facts: unknown, isOwn: boolean): WorkFacts | Refused {
  const result = v.safeParse(workShapes[kind], facts, { abortPipeEarly: true });
  const issues = [
    ...(result.issues ?? []).map(issueOf),
    ...(result.success ? limitIssues(result.output) : []),
    ...(isOwn ? missingPictures(kind, facts) : []),
  ].filter(isFirstOfField);
  return result.success && issues.length === 0 ? result.output : refusal(issues);
}

const isFirstOfField = ({ field }: Issue, index: number, issues: Issue[]) =>
  issues.findIndex((other) => other.field === field) === index;

function refusal(issues: Issue[]): Refused {
  const others = issues.length === 1 ? "" : ` There are ${issues.length} fields to correct.`;
  return refuse("invalid", "invalid_work", `${issues[0]?.message ?? ""}${others}`, issues);
}

function issueOf(issue: v.BaseIssue<unknown>): Issue {
  const field = v.getDotPath(issue) ?? "";
  const isAbsent = issue.received === "undefined" && issue.expected !== null;
  return { field, message: `${nameOf(field)} ${isAbsent ? "is missing" : issue.message}.` };
}

function nameOf(field: string): string {
  const [, page, rest = ""] = /^pages\.(\d+)\.(.+)$/.exec(field) ?? [];
  if (page !== undefined) return `Page ${Number(page) + 1}: ${nameOf(rest).replace(/^The/, "the")}`;
  const key = field.split(".").findLast((part) => Object.hasOwn(names, part)) ?? "";
  return names[key] ?? "This field";
}

function limitIssues(facts: WorkFacts): Issue[] {
  const size = JSON.stringify(facts).length;
  const over = size - workLimits.facts;
  const message = `The work has too much text. Shorten it by ${counted(over, "character")}.`;
  return over > 0 ? [{ field: "", message }] : [];
}

/** What a work needs that has no files in `studio/`; the rest of its facts may be anything. */
function missingPictures(kind: WorkKind, facts: unknown): Issue[] {
  const message = "Choose a picture from the library, or upload one.";
  const { picture, image, pages } = facts as { picture?: unknown; image?: unknown; pages?: unknown };
  const isMissing = (address: unknown) => imageIdOf(String(address ?? "")) === null;
  if (kind === "artwork") return isMissing(picture) ? [{ field: "picture", message }] : [];
  if (kind === "project") return isMissing(image) ? [{ field: "image", message }] : [];
  return (Array.isArray(pages) ? (pages as { picture?: unknown }[]) : []).flatMap((page, index) =>
    isMissing(page.picture)
      ? [{ field: `pages.${index}.picture`, message: `Page ${index + 1}: ${message}` }]
      : [],
  );
}
