import { folderFrom } from "@toadstool/media/library";
import type { WithTimes } from "#db/d1/with-times.ts";
import * as v from "valibot";
import type { images } from "#db/schema.ts";
import { changeKey } from "../changes/change-key.ts";
import { tagsInput } from "../tags/tag.ts";
import { asked } from "../text/asked.ts";
import { atMost } from "../text/at-most.ts";

/** A picture, film or sound of the library. */
export type Image = WithTimes<Omit<typeof images.$inferSelect, "folded" | "lastRevision" | "deletedAt">>;

/** What the owner says of an image and may change. */
export type ImageDetails = Pick<Image, "name" | "folder" | "alt" | "caption">;

export const uploadLimits = {
  /** Bytes of a picture. */
  picture: 10_000_000,
  /** Bytes of a film or a sound. */
  media: 50_000_000,
  /** Pixels of a picture; of an animated one, of all its frames together. */
  pixels: 50_000_000,
  /** Pixels of a picture's longest edge: the Images binding decodes no longer one. */
  edge: 12_000,
  name: 120,
  folder: 100,
  alt: 1000,
  caption: 500,
};

/** Said in every refusal of a file. */
export const acceptedFiles =
  "Accepted are PNG, JPEG, WebP, AVIF and GIF up to 10 MB and 50 megapixels, and MP4, WebM, MP3, Ogg and M4A up to 50 MB.";

/** Days that an image stays in the trash. */
export const trashDays = 30;

/**
 * Days that files stay in the store after the last row that named them went. D1 Time Travel takes rows back up to 30 days,
 * and files do not go back with them.
 */
export const storedDays = 31;

/** 16 letters and digits: 80 bits, so that a draft's picture cannot be guessed. */
const idPattern = "[a-z2-7]{16}";
const idAlphabet = "abcdefghijklmnopqrstuvwxyz234567";

export function makeImageId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => idAlphabet[byte % 32]).join("");
}

/** The address that texts name an image by: it stays when the file is replaced. */
export function imageAddress(id: string): string {
  return `/media/${id}`;
}

/** One file's address: its content never changes. */
export function fileAddress(id: string, revision: number, file: string): string {
  return `/media/${id}/${revision}/${file}`;
}

/** The key in the store of the file at `fileAddress`. */
export function fileKey(id: string, revision: number, file: string): string {
  return `media/${id}/${revision}/${file}`;
}

/** The id in `/media/{id}`, whatever follows it; null for any other address. */
export function imageIdOf(address: string): string | null {
  return addressed.exec(address)?.[1] ?? null;
}

const addressed = new RegExp(`^/media/(${idPattern})(?:$|[/?#])`);
const named = new RegExp(`/media/(${idPattern})(?![a-z0-9])`, "g");

/** The ids of all images that a text names. */
export function imageIdsIn(text: string): string[] {
  return [...new Set([...text.matchAll(named)].map(([, id]) => id ?? ""))];
}

const line = (what: string, limit: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s+/g, " ").trim()),
    atMost(what, limit),
    v.check((text) => !/\p{Cc}/u.test(text), `${what} contains a control character. Please type it again.`),
  );

const folder = v.pipe(v.string(), v.transform(folderFrom), atMost("The folder’s name", uploadLimits.folder));

/** What comes along with a file. */
export const uploadDetailsInput = v.object({
  /** "" takes the file's own name. */
  name: v.optional(line("The name", uploadLimits.name), ""),
  folder: v.optional(folder, ""),
  alt: v.optional(line("The alt text", uploadLimits.alt)),
  caption: v.optional(line("The caption", uploadLimits.caption)),
  /** The image whose file this one replaces; what is left out of its details stays. An empty alt text or caption is removed. */
  replaces: v.optional(
    v.pipe(v.string(), v.regex(new RegExp(`^(${idPattern})?$`), "This image does not exist.")),
    "",
  ),
  /** `ask` refuses a file that is in the library already, and says where; `keep` keeps both. */
  same: v.optional(v.picklist(["ask", "keep"]), "keep"),
  /** The bulk change that makes the image; "" for none. */
  change: v.optional(v.union([v.literal(""), changeKey], "change must be the key of a bulk change.")),
});
export type UploadDetails = v.InferOutput<typeof uploadDetailsInput>;

/** A change to an image; fields that are left out stay. */
export const imageChangeInput = v.object({
  name: v.optional(v.pipe(line("The name", uploadLimits.name), v.nonEmpty("Give it a name."))),
  folder: v.optional(folder),
  alt: v.optional(line("The alt text", uploadLimits.alt)),
  caption: v.optional(line("The caption", uploadLimits.caption)),
});
export type ImageChange = v.InferOutput<typeof imageChangeInput>;

const { name, alt, caption } = imageChangeInput.entries;

/** The same from the form of an image, with its tags, which only its owner sees. */
export const imageFormInput = v.object({
  alt: v.pipe(
    alt,
    v.title("Alt text"),
    v.description(
      "Describe the picture for people who cannot see it: the most important thing first, in a sentence or two, without “picture of”. Texts without alt text of their own use this one.",
    ),
    asked({ as: "text", rows: 3 }),
  ),
  caption: v.pipe(
    caption,
    v.title("Caption"),
    v.description("Shown below the picture."),
    asked({ as: "text", rows: 2 }),
  ),
  name: v.pipe(name, v.title("Name")),
  folder: v.pipe(
    imageChangeInput.entries.folder,
    v.title("Folder"),
    v.description("An existing folder or a new one. Leave it empty for no folder."),
    asked({ placeholder: "Ex: travels/spring" }),
  ),
  tags: v.pipe(
    tagsInput,
    v.title("Tags, separated by commas"),
    v.description("For finding it in the library. Readers do not see them."),
    asked({ as: "tags", placeholder: "travel, paper" }),
  ),
});

/** The query for a list of images. */
export const imageListInput = v.object({
  /** A folder; "" or "/" for all images, whatever folder they are in. */
  path: v.optional(folder, ""),
  search: v.optional(v.string(), ""),
  kind: v.optional(v.picklist(["picture", "video", "audio"])),
  cursor: v.optional(v.string()),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 48),
});
export type ImageListWanted = v.InferOutput<typeof imageListInput>;
