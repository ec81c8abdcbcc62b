import { stringify } from "yaml";
import { freeNames } from "./free-name.ts";
import { filePlacer } from "./place-files.ts";
import type { OutgoingFile, OutgoingText } from "./text.ts";

export interface WrittenFile {
  path: string;
  text: string;
}

/** The folder beside the texts' with the pictures, films and sounds. */
export const mediaFolder = "media";

/**
 * Texts as files of Markdown, with front matter in the names that Hugo, Jekyll and Astro read. Links to pictures lead to the files beside
 * them, so that any program for Markdown shows them.
 */
export function* markdownFiles(
  texts: Iterable<OutgoingText>,
  files: readonly OutgoingFile[],
  origin: string,
): Generator<WrittenFile> {
  const place = filePlacer(files, origin);
  const free = freeNames();
  for (const text of texts) {
    const name = free(nameOf(text));
    const up = "../".repeat(name.split("/").length - 1);
    const { markdown, cover } = place(text, (file) => `${up}${mediaFolder}/${file.name}`);
    yield { path: `${name}.md`, text: `---\n${frontMatter(text, cover)}---\n\n${markdown.trim()}\n` };
  }
}

function nameOf({ kind, slug, title, publishedAt }: OutgoingText): string {
  const name = fileName(slug) || fileName(title) || "untitled";
  const isDated = publishedAt !== null && kind !== "pages" && kind !== "works";
  return `${kind}/${isDated ? `${publishedAt.slice(0, 10)}-` : ""}${name}`;
}

/** Of a page’s path, a slash between two parts becomes a dash. */
function fileName(words: string): string {
  return words
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 100);
}

function frontMatter(text: OutgoingText, cover: string): string {
  const { title, slug, publishedAt, createdAt, updatedAt, tags, series, excerpt, formerPaths } = text;
  const { language, translationKey } = text;
  const fields = {
    title,
    // A draft’s is the day that it was begun: generators want one.
    date: publishedAt ?? createdAt,
    updated: updatedAt,
    slug,
    ...(publishedAt === null && { draft: true }),
    ...(excerpt && { description: excerpt }),
    ...(cover && { cover }),
    ...(tags.length > 0 && { tags }),
    ...(series && { series }),
    // As Jekyll names the language, and Hugo what ties translations together.
    ...(language && { lang: language }),
    ...(translationKey && { translationKey }),
    ...(formerPaths.length > 0 && { aliases: formerPaths }),
  };
  return stringify(fields, { lineWidth: 0 });
}
