import type { MovedFile, MovedItem, MovedText } from "@toadstool/moving-in";
import type { Bringing } from "#app/browser/moving-in/bring.ts";
import type { Export } from "#app/browser/moving-in/export.ts";
import { reportOn } from "#app/browser/moving-in/report.ts";
import type { Site } from "#app/browser/moving-in/site.ts";

export const movedDate = (day: string) => ({
  at: `${day}T09:12:00.000Z`,
  day,
  hasTime: true,
  isGuessed: false,
});

/** A post of a former site; `name` makes its id, slug and old address. */
export function movedText(name: string, changes: Partial<MovedText> = {}): MovedText {
  return {
    type: "text",
    kind: "post",
    id: `ghost:post:${name}`,
    title: `About ${name}`,
    slug: name,
    oldSlug: name,
    oldPaths: [`/2019/${name}`],
    summary: `What ${name} is`,
    subtitle: "",
    markdown: `The text of ${name}, which is long enough to be read.`,
    status: "published",
    isPublic: true,
    published: movedDate("2019-03-04"),
    created: movedDate("2019-03-01"),
    updated: null,
    tags: ["riso"],
    authors: ["Ada"],
    series: "",
    language: "",
    translationKey: "",
    cover: null,
    files: [],
    remarks: [],
    ...changes,
  };
}

export function movedFile(key: string, changes: Partial<MovedFile> = {}): MovedFile {
  return {
    placeholder: "moved-file:00001",
    as: "picture",
    from: { in: "archive", path: key, bytes: 100 },
    key,
    name: `${key}.png`,
    alt: "A toad",
    caption: "",
    fallback: "",
    ...changes,
  };
}

export const fromWeb = (key: string) =>
  movedFile(key, {
    from: { in: "web", url: `https://old.example/${key}.png` },
    fallback: `https://old.example/${key}.png`,
  });

export const movedPicture = (file: MovedFile) =>
  movedText(`with-${file.key}`, { markdown: `![A toad](${file.placeholder})`, files: [file] });

/** An export that holds these items, and the bytes of files by their paths. */
export function exportWith(items: MovedItem[], files: Record<string, Uint8Array> = {}): Export {
  return {
    system: "ghost",
    name: "export.json",
    site: "",
    language: "en-GB",
    entries: [{ path: "export.json", bytes: JSON.stringify(items).length }],
    async *items({ signal } = {}) {
      for (const item of items) {
        signal?.throwIfAborted();
        yield structuredClone(item);
      }
    },
    async file(path) {
      return new Blob([(files[path] ?? new Uint8Array()) as BlobPart]);
    },
  };
}

/** Reads an export, as a person does who chooses its file; what it holds is ready to be brought in. */
export async function chosen(
  exported: Export,
  site: Site,
  changes: Partial<Bringing> = {},
): Promise<Bringing> {
  return {
    exported,
    site,
    move: await reportOn(exported, site),
    control: { isPaused: () => false },
    onChange: () => undefined,
    wait: async () => undefined,
    ...changes,
  };
}
