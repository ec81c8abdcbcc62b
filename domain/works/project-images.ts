import type { Picture } from "@toadstool/media/showing";
import { drawnStillOf, type Still, stillOfPicture } from "../art/still.ts";
import type { Project } from "./project.ts";

/** What shows a featured project: it moves without end, or is a picture like the cover. */
export type FeaturedMedia =
  | { moves: true; isImage: boolean; source: string; still: string; width: number; height: number }
  | { moves: false; picture: Still };

const cover = { width: 1600, height: 1200 };
/** The size of a film or a GIF of `studio/`. */
const loop = { width: 960, height: 720 };

/** Where a picture or a film of a project in `studio/` is hosted. */
const imageAddress = (file: string) => `/images/projects/${file}`;

/** A cover of `studio/` and its lighter copies, which scripts/local/pictures.ts makes where they are missing. */
export function coverOfFile(file: string): Still {
  const name = imageAddress(withoutEnding(file));
  const whole = imageAddress(file);
  return {
    ...cover,
    src: whole,
    srcSet: undefined,
    avif: `${name}-480.avif 480w, ${name}-960.avif 960w, ${whole} 1600w`,
    whole,
  };
}

/** A project's cover: a file, the library's picture, or a drawn one where that is gone. */
export function coverOf(
  { image, slug }: Pick<Project, "image" | "slug">,
  picture: Picture | undefined,
): Still {
  if (picture) return stillOfPicture(picture);
  return image.startsWith("/") ? drawnStillOf(slug) : coverOfFile(image);
}

/** A film or a GIF of `studio/`; where nothing may move, the still beside it. */
export function featuredOfFile(file: string): FeaturedMedia {
  const source = imageAddress(file);
  const still = imageAddress(`${withoutEnding(file)}-still.webp`);
  return { moves: true, isImage: file.endsWith(".gif"), source, still, ...loop };
}

const withoutEnding = (file: string) => file.replace(/\.\w+$/, "");
