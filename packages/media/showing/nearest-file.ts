import type { MediaFacts } from "../storing/media-facts.ts";

/** The file that takes the place of one which an earlier revision had. */
export function nearestFile({ files, main }: MediaFacts, asked: string): string {
  const [stem = "", ending = ""] = asked.split(".");
  if (files.some(({ name }) => name === asked)) return asked;
  const width = Number(stem);
  const kind = stem.replace(/[0-9x]+$/, "");
  if (!(width > 0)) return files.find(({ name }) => name.startsWith(kind))?.name ?? main;
  const alike = files.filter(({ name }) => new RegExp(`^\\d+\\.${ending}$`).test(name));
  const [nearest] = alike.toSorted(
    (one, other) => Math.abs(one.width - width) - Math.abs(other.width - width),
  );
  return nearest?.name ?? main;
}

/** The file that an image's own address answers. */
export function ownFile({ files, main, isAnimated }: MediaFacts): string {
  const animated = isAnimated && files.find(({ name }) => name.startsWith("animated."));
  return animated ? animated.name : main;
}
