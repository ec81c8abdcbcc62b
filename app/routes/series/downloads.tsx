import { seriesPrograms } from "#studio/series-programs.ts";
import { buttonClass } from "@toadstool/elements/forms/button";
import { DrawingDownloads } from "@toadstool/stage/drawing";

/** 25 cm across, at 300 pixels to the inch. */
const print = { width: 3000, height: 4000 };

/** A work of a series to take home. */
export function SeriesDownloads({ slug, seed, title }: { slug: string; seed: number; title: string }) {
  return (
    <DrawingDownloads
      load={seriesPrograms[slug]}
      seed={seed}
      title={title}
      name={`${slug}-${seed}`}
      print={print}
      buttonClass={buttonClass("quiet")}
    />
  );
}
