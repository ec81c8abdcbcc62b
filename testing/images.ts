import type { MediaFacts } from "@toadstool/media/storing";
import { images } from "#db/schema.ts";
import { type Image, imageAddress, makeImageId } from "#domain/media/image.ts";
import { foldImage, imageOf } from "#domain/media/images.server.ts";
import type { Services } from "#domain/services.ts";

/** The facts of a photograph 1400 pixels wide, as an upload records them. */
export function pictureFacts(changes: Partial<MediaFacts> = {}): MediaFacts {
  return {
    main: "1200.jpg",
    width: 1400,
    height: 1050,
    duration: null,
    isAnimated: false,
    hasAlpha: false,
    thumbhash: "1QcSHQRnh493V4dIh4eXh1h4kJUI",
    colours: "aa3355".repeat(12),
    files: [
      ...[320, 640, 960, 1200].flatMap((width) => [
        file(`${width}.webp`, "image/webp", width),
        file(`${width}.avif`, "image/avif", width),
      ]),
      file("1400.webp", "image/webp", 1400),
      file("1200.jpg", "image/jpeg", 1200),
      { ...file("card.jpg", "image/jpeg", 1200), height: 630 },
    ],
    ...changes,
  };
}

export function filmFacts(changes: Partial<MediaFacts> = {}): MediaFacts {
  const film = { name: "film.mp4", type: "video/mp4", width: 1280, height: 720, bytes: 5000 };
  const facts = { main: film.name, width: 1280, height: 720, duration: 12, colours: "", thumbhash: "" };
  return pictureFacts({ ...facts, files: [film], ...changes });
}

/** What an animation has besides. */
export function animatedFacts(bytes = 1000): Partial<MediaFacts> {
  const animation = { ...file("animated.gif", "image/gif", 1400), bytes };
  return { isAnimated: true, files: [...pictureFacts().files, animation] };
}

/** An image of the library whose files are never requested. */
export async function storedImage(
  { db, clock }: Pick<Services, "db" | "clock">,
  { facts = {}, ...changes }: Partial<Omit<Image, "facts">> & { facts?: Partial<MediaFacts> } = {},
): Promise<Image & { address: string }> {
  const details = { name: "A toad", folder: "", alt: "", caption: "" };
  const given = { id: makeImageId(), kind: "picture" as const, revision: 1, bytes: 1000, ...details };
  const image = { ...given, ...changes };
  const known = image.kind === "picture" ? pictureFacts(facts) : filmFacts(facts);
  const row = {
    ...image,
    lastRevision: image.revision,
    facts: known,
    folded: foldImage(image),
    createdAt: clock(),
    updatedAt: clock(),
    hash: null,
    deletedAt: null,
  };
  await db.insert(images).values(row);
  return { ...imageOf(row), address: imageAddress(image.id) };
}

function file(name: string, type: string, width: number) {
  return { name, type, width, height: width * 0.75, bytes: width * 100 };
}
