import { seriesPrograms } from "#studio/series-programs.ts";
import { buttonClass } from "@toadstool/elements/forms/button";
import { DrawingDownloads } from "@toadstool/stage/drawing";
import { printSize } from "./print-size.ts";

/** A work of a series to take home. */
export function SeriesDownloads({ slug, seed, title }: { slug: string; seed: number; title: string }) {
  return (
    <DrawingDownloads
      load={seriesPrograms[slug]}
      seed={seed}
      title={title}
      name={`${slug}-${seed}`}
      print={printSize}
      buttonClass={buttonClass("quiet")}
    />
  );
}
