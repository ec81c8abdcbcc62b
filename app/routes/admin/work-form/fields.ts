import type { WorkFacts, WorkKind } from "#domain/works/work.ts";

/** A form's fields by their names, as text. */
export type Fields = Record<string, string>;

/** Optional texts of a kind that the form shows as they are. */
const plain = {
  project: ["date", "story", "description", "image", "link", "featuredImage", "featuredDescription"],
  artwork: ["date", "medium", "made", "alt", "picture", "film", "sound", "page", "pageWords"],
  zine: ["date", "made", "alt", "description"],
} satisfies Record<WorkKind, string[]>;
const featured = ["featuredText", "featuredButtonText", "featuredLink"];

/** A work’s facts as its form shows them. */
export function fieldsOf(kind: WorkKind, facts: WorkFacts): Fields {
  const known = facts as Record<string, unknown>;
  const texts = ["slug", "title", "language", ...plain[kind], ...(kind === "project" ? featured : [])];
  const fields = Object.fromEntries(texts.map((name) => [name, String(known[name] ?? "")]));
  if ("words" in facts) fields.words = facts.words.join("\n\n");
  if ("pages" in facts)
    Object.assign(fields, { height: String(facts.height ?? "") }, ...facts.pages.map(pageFields));
  return "story" in facts ? { ...fields, ...projectFields(facts) } : fields;
}

function pageFields(
  { picture = "", alt, transcript }: WorkFacts<"zine">["pages"][number],
  index: number,
): Fields {
  const name = `pages.${index}`;
  return { [`${name}.picture`]: picture, [`${name}.alt`]: alt, [`${name}.transcript`]: transcript };
}

function projectFields({ text, tools, tags, categories, extra, ...facts }: WorkFacts<"project">): Fields {
  const isRich = typeof text !== "string";
  const links = Array.isArray(extra) ? extra : [];
  return {
    text: isRich ? text.markdown : text,
    ...(isRich && { textIsRich: "on" }),
    tools: tools.join(", "),
    keywords: tags.join(", "),
    ...Object.fromEntries(categories.map((code) => [`category.${code}`, "on"])),
    ...(extra && !Array.isArray(extra) && { extraMarkdown: extra.markdown }),
    ...Object.assign({}, ...links.map(linkFields)),
    crop: facts.centerImage === false ? "top" : "middle",
    ...(facts.featuredSameTab && { featuredSameTab: "on" }),
    ...(facts.featuredHasAudio && { featuredHasAudio: "on" }),
  };
}

function linkFields({ label, href }: { label: string; href: string }, index: number): Fields {
  return { [`extra.${index}.label`]: label, [`extra.${index}.href`]: href };
}

/** The numbers of the fields called `name.0.…`, in their order. */
export function numbersOf(fields: Fields, name: string): number[] {
  const found = Object.keys(fields).flatMap(
    (field) => new RegExp(`^${name}\\.(\\d+)\\.`).exec(field)?.[1] ?? [],
  );
  return [...new Set(found.map(Number))].toSorted((one, other) => one - other);
}

/** The form’s field that shows an issue of the facts. */
export function fieldOfIssue(field: string): string {
  if (field === "text.markdown") return "text";
  if (field === "extra.markdown") return "extraMarkdown";
  return field.replace(/^tags\./, "keywords.").replace(/^(words|tools|keywords|categories)\..*$/, "$1");
}
