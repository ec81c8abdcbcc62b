import { languageTag, type Messages } from "@toadstool/language";
import { faultsOf } from "@toadstool/language/messages";
import * as v from "valibot";
import { artwork, newestFirst } from "#domain/art/artwork.ts";
import { series } from "#domain/art/series.ts";
import { zine } from "#domain/art/zine.ts";
import { appearance } from "#domain/profile/appearance.ts";
import { letterLook } from "#domain/profile/letter-look.ts";
import { experienceEntry } from "#domain/profile/experience.ts";
import { menuEntries } from "#domain/menu/menu.ts";
import { profile } from "#domain/profile/profile.ts";
import { skillCategory } from "#domain/profile/skills.ts";
import { english } from "#domain/words/catalogues/en.ts";
import { wordLayers } from "#domain/words/words.ts";
import { type Category, categoryList } from "#domain/facts/category.ts";
import { project } from "#domain/works/project.ts";

/** A fact that does not fit, with the place where its author finds it. */
export interface ContentIssue {
  /** From the root of the repository. */
  file: string;
  /** The way to the fact: `points[2].text`; empty for the whole file. */
  field: string;
  message: string;
}

/** What the content files export; their types are not trusted, since the type checker may not have run. */
export interface Content {
  profile: unknown;
  projects: unknown;
  categories: readonly Category[];
  experience: unknown;
  skills: unknown;
  menu: unknown;
  footer: unknown;
  words: unknown;
  appearance: unknown;
  letterLook: unknown;
  zines: unknown;
  series: unknown;
  artworks: unknown;
}

/** Checks every content file against its shape. Nothing wrong is an empty list. */
export function checkContent(content: Content): ContentIssue[] {
  return [
    ...issuesOf("studio/profile.ts", profile, content.profile),
    ...issuesOf("studio/experience.ts", v.array(experienceEntry, "must be a list"), content.experience),
    ...issuesOf("studio/skills.ts", v.array(skillCategory, "must be a list"), content.skills),
    ...issuesOf("studio/menu.ts", menuEntries, content.menu, "menu"),
    ...issuesOf("studio/menu.ts", menuEntries, content.footer, "footer"),
    ...wordIssues(content.words),
    ...issuesOf("studio/appearance.ts", appearance, content.appearance),
    ...issuesOf("studio/letter-look.ts", letterLook, content.letterLook),
    ...issuesOf("studio/categories.ts", categoryList, content.categories),
    ...listIssues("projects", "project", project, content.projects),
    ...categoryIssues(content.projects, content.categories),
    ...listIssues("zines", "zine", zine, content.zines),
    ...orderIssues("studio/zines.ts", content.zines),
    ...listIssues("series", "series", series, content.series),
    ...orderIssues("studio/series.ts", content.series),
    ...artworkIssues(content.artworks),
  ];
}

/** Each language’s words have a file of their own, and fit the messages that the site has. */
function wordIssues(words: unknown): ContentIssue[] {
  const layers = v.safeParse(wordLayers, words);
  if (!layers.success) return issuesOf("studio/words.ts", wordLayers, words);
  return Object.entries(layers.output).flatMap(([tag, layer]) =>
    languageTag(tag) === tag
      ? faultsOf(layer as Messages, english, tag).map(({ name, fault }) => ({
          file: `studio/words/${tag}.ts`,
          field: `${name}:`,
          message: fault,
        }))
      : {
          file: "studio/words.ts",
          field: tag,
          message: "is no language’s tag; write one like “de” or “pt-BR”",
        },
  );
}

/** Each thing of such a list has a file of its own, named after its slug. */
function listIssues(name: string, noun: string, shape: v.GenericSchema, entries: unknown): ContentIssue[] {
  const list = `studio/${name}.ts`;
  if (!Array.isArray(entries)) return [{ file: list, field: "", message: "must be a list" }];
  const slugs = entries.map((entry, index) => slugOf(entry) ?? `[${index}]`);
  return entries.flatMap((entry, index) => {
    const slug = slugOf(entry);
    const issues = slug
      ? issuesOf(`studio/${name}/${slug}.ts`, shape, entry)
      : issuesOf(list, shape, entry, `[${index}]`);
    if (slug && slugs.indexOf(slug) !== index)
      issues.push({ file: list, field: `[${index}].slug`, message: `“${slug}” is taken by another ${noun}` });
    return issues;
  });
}

/** Every code that a project is filed under is one of the categories. */
function categoryIssues(entries: unknown, categories: readonly Category[]): ContentIssue[] {
  const filed = v.safeParse(
    v.array(v.looseObject({ slug: v.string(), categories: v.array(v.number()) })),
    entries,
  );
  if (!filed.success) return [];
  const known = categories.map(({ code, name }) => `${code} (${name})`).join(", ");
  return filed.output.flatMap((entry) =>
    entry.categories.flatMap((asked, index) =>
      categories.some(({ code }) => code === asked)
        ? []
        : {
            file: `studio/projects/${entry.slug}.ts`,
            field: `categories[${index}]`,
            message: `is no category; choose from ${known}`,
          },
    ),
  );
}

/** Works share files, with zines and series among them, so each is named by its slug. */
function artworkIssues(entries: unknown): ContentIssue[] {
  const file = "studio/artworks.ts";
  if (!Array.isArray(entries)) return [{ file, field: "", message: "must be a list" }];
  const slugs = entries.map((entry, index) => slugOf(entry) ?? `[${index}]`);
  return entries.flatMap((entry, index) => {
    const issues = issuesOf(file, artwork, entry, slugs[index]);
    if (slugs.indexOf(slugs[index] ?? "") !== index)
      issues.push({ file, field: `[${index}].slug`, message: `“${slugs[index]}” is taken by another work` });
    return issues;
  });
}

/** The newest must be first, for readers go from each to the one before it. */
function orderIssues(file: string, entries: unknown): ContentIssue[] {
  const dated = v.safeParse(v.array(v.looseObject({ slug: v.string(), date: v.string() })), entries);
  if (!dated.success) return [];
  const inOrder = newestFirst(dated.output);
  const index = dated.output.findIndex(({ slug }, at) => slug !== inOrder[at]?.slug);
  if (index < 0) return [];
  return [
    { file, field: `[${index}]`, message: `must be “${inOrder[index]?.slug}”: the newest comes first` },
  ];
}

function slugOf(entry: unknown): string | null {
  const slug = (entry as { slug?: unknown } | null)?.slug;
  // Only a slug that could be one names a file.
  return typeof slug === "string" && /^[a-z0-9-]+$/.test(slug) ? slug : null;
}

function issuesOf(file: string, schema: v.GenericSchema, value: unknown, at = ""): ContentIssue[] {
  const result = v.safeParse(schema, value);
  return (result.issues ?? []).map((issue) => ({
    file,
    field: pathOf(issue, at),
    message: messageOf(issue),
  }));
}

/** `a.b[2].c` */
function pathOf({ path }: v.BaseIssue<unknown>, start: string): string {
  return (path ?? []).reduce<string>((way, { key }) => {
    if (typeof key === "number") return `${way}[${key}]`;
    return way ? `${way}.${String(key)}` : String(key);
  }, start);
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.kind !== "schema") return issue.message;
  if (issue.received === "undefined") return "is missing";
  if (issue.type === "strict_object")
    return issue.expected === "never" ? "is not a field of this file" : "must be { … }";
  if (issue.type === "array") return "must be a list";
  if (issue.type === "boolean") return "must be true or false";
  return issue.message;
}
