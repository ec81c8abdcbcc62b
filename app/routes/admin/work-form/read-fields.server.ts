import { typedAddress } from "#domain/text/typed-address.ts";
import type { WorkFacts, WorkKind } from "#domain/works/work.ts";
import { type Fields, numbersOf } from "./fields.ts";

/**
 * The facts that a form’s fields say, in no checked shape yet. What the form does not show stays as it was in `before`; empty
 * optional fields are left out.
 */
export function readFields(kind: WorkKind, fields: Fields, before: WorkFacts | null): unknown {
  const text = (name: string) => (fields[name] ?? "").trim();
  const given = (name: string) => (addresses.has(name) ? typedAddress(text(name)) : text(name)) || undefined;
  const both = { slug: text("slug"), title: text("title"), language: given("language"), date: text("date") };
  if (kind === "project") return { ...both, ...readProject(fields, before as WorkFacts<"project"> | null) };
  const shared = { ...both, words: paragraphs(text("words")), alt: text("alt"), made: text("made") };
  if (kind === "zine") {
    const { still } = (before ?? {}) as Partial<WorkFacts<"zine">>;
    const height = given("height") === undefined ? undefined : Number(text("height"));
    return { ...shared, description: text("description"), still, height, pages: readPages(fields, before) };
  }
  const { still, piece, seed, play, works } = (before ?? {}) as Partial<WorkFacts<"artwork">>;
  const optional = ["picture", "film", "sound", "page", "pageWords"].map((name) => [name, given(name)]);
  return {
    ...shared,
    medium: text("medium"),
    ...Object.fromEntries(optional),
    still,
    piece,
    seed,
    play,
    works,
  };

  function readProject(typed: Fields, project: WorkFacts<"project"> | null) {
    const ticked = Object.keys(typed).filter((name) => typed[name] === "on");
    const categories = ticked.flatMap((name) => /^category\.(\d+)$/.exec(name)?.[1] ?? []);
    const names = [
      "link",
      "featuredImage",
      "featuredDescription",
      "featuredText",
      "featuredButtonText",
      "featuredLink",
    ];
    const { process, plan, live } = project ?? {};
    return {
      process,
      plan,
      live,
      text: typed.textIsRich === "on" ? { markdown: text("text") } : text("text"),
      story: text("story"),
      tools: listed(text("tools")),
      tags: listed(text("keywords")),
      categories: categories.map(Number),
      image: text("image"),
      description: text("description"),
      centerImage: typed.crop === "top" ? false : project?.centerImage || undefined,
      extra: readExtra(typed, given("extraMarkdown")),
      ...Object.fromEntries(names.map((name) => [name, given(name)])),
      featuredSameTab: typed.featuredSameTab === "on" || undefined,
      featuredHasAudio: typed.featuredHasAudio === "on" || undefined,
    };
  }
}

const addresses = new Set(["link", "page", "featuredLink"]);

/** An empty line separates two paragraphs. */
function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

function listed(text: string): string[] {
  const words = text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
  return [...new Set(words)];
}

function readExtra(fields: Fields, markdown: string | undefined) {
  if (markdown) return { markdown };
  const links = numbersOf(fields, "extra")
    .map((index) => ({
      label: (fields[`extra.${index}.label`] ?? "").trim(),
      href: typedAddress(fields[`extra.${index}.href`] ?? ""),
    }))
    .filter(({ label, href }) => label || href);
  return links.length > 0 ? links : undefined;
}

/** Rows that are empty are no pages, unless a page of the file has been emptied. */
function readPages(fields: Fields, before: WorkFacts | null) {
  const filed = before && "pages" in before ? before.pages : [];
  return numbersOf(fields, "pages").flatMap((index) => {
    const read = (name: string) => (fields[`pages.${index}.${name}`] ?? "").trim();
    const page = { picture: read("picture") || undefined, alt: read("alt"), transcript: read("transcript") };
    const isFiled = filed[index] !== undefined && filed[index].picture === undefined;
    return page.picture || page.alt || page.transcript || isFiled ? [page] : [];
  });
}
