import { printSize } from "#domain/art/series.ts";
import { seriesPrograms } from "#studio/series-programs.ts";
import { buttonClass } from "@toadstool/elements/forms/button";
import { DrawingDownloads } from "@toadstool/stage/drawing";

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
