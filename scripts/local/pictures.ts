import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Project } from "#domain/portfolio/project.ts";
import { root } from "./processes.ts";

const images = resolve(root, "public/images");

/** A picture to be made of another. */
interface Copy {
  from: string;
  to: string;
  width: number;
  height?: number;
}

/** Makes the copies of covers, stills and the portrait that nobody has put there; what exists is left alone. */
export async function makeMissingPictures(): Promise<void> {
  const { projects } = await import("#content/projects.ts");
  const { profile } = await import("#content/profile.ts");
  const wanted = [...portraitCopies(profile.portrait.image), ...projects.flatMap(copiesOf)];
  const missing = wanted.filter(({ from, to }) => existsSync(from) && !existsSync(to));
  if (missing.length === 0) return;
  const { default: sharp } = await import("sharp");
  for (const { from, to, width, height } of missing) {
    const resized = sharp(from).resize(width, height);
    await (to.endsWith(".avif") ? resized.avif({ quality: 50 }) : resized.webp({ quality: 82 })).toFile(to);
  }
}

function portraitCopies(image: string): Copy[] {
  const stem = image.replace(/\.webp$/, "");
  return [
    copy(image, `${stem}-480.webp`, 480),
    ...[480, 640, 960].map((width) => copy(image, `${stem}-${width}.avif`, width)),
  ];
}

export function copiesOf({ image, featuredImage }: Pick<Project, "image" | "featuredImage">): Copy[] {
  const copies = [480, 960].map((width) =>
    copy(`projects/${image}`, `projects/${image.replace(/\.webp$/, `-${width}.webp`)}`, width),
  );
  if (!featuredImage) return copies;
  // A GIF's first frame; nobody here can open a film, so its cover stands for it.
  const still = featuredImage.replace(/\.\w+$/, "-still.webp");
  const source = featuredImage.endsWith(".gif") ? featuredImage : image;
  return [...copies, copy(`projects/${source}`, `projects/${still}`, 960, 720)];
}

function copy(from: string, to: string, width: number, height?: number): Copy {
  return { from: resolve(images, from), to: resolve(images, to), width, height };
}
