import type { Artwork } from "#domain/art/artwork.ts";
import type { Zine } from "#domain/art/zine.ts";
import type { Project } from "#domain/works/project.ts";
import type { WorkKind } from "#domain/works/work.ts";

export type WorkFacts = Project | Artwork | Zine;

/** A work as a text: what it says, its pictures and where it leads. */
export function workMarkdown(kind: WorkKind, facts: WorkFacts) {
  const day = /^\d{4}-\d\d-\d\d$/.test(facts.date) ? `${facts.date}T00:00:00.000Z` : null;
  const text =
    kind === "project"
      ? projectOf(facts as Project)
      : kind === "zine"
        ? zineOf(facts as Zine)
        : artworkOf(facts as Artwork);
  return { ...text, publishedAt: day, markdown: text.markdown.filter(Boolean).join("\n\n") };
}

function projectOf({ text, story, image, tools, link, extra }: Project) {
  const links = Array.isArray(extra)
    ? extra.map(({ label, href }) => `- [${label}](${href})`).join("\n")
    : extra?.markdown;
  const made = tools.length > 0 && `Made with ${tools.join(", ")}.`;
  return {
    cover: image.startsWith("/") ? image : `/images/projects/${image}`,
    excerpt: "",
    markdown: [typeof text === "string" ? text : text.markdown, story, made, link && `<${link}>`, links],
  };
}

function artworkOf({ words, made, alt, picture, film, sound, page, pageWords }: Artwork) {
  const shown = [film, sound].map((address) => address && `![](${address})`);
  return {
    cover: picture ?? "",
    excerpt: made,
    markdown: [
      picture && `![${alt}](${picture})`,
      ...words,
      ...shown,
      page && `[${pageWords ?? page}](${page})`,
    ],
  };
}

function zineOf({ words, made, description, pages }: Zine) {
  return {
    cover: pages[0]?.picture ?? "",
    excerpt: description,
    markdown: [
      ...words,
      made,
      ...pages.flatMap(({ picture, alt, transcript }) => [
        picture && `![${alt}](${picture})`,
        transcript && transcript.replaceAll(/^/gm, "> "),
      ]),
    ],
  };
}
