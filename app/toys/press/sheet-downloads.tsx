import { useMemo } from "react";
import { importAgain } from "@toadstool/elements/behaviour/import-again";
import { buttonClass } from "@toadstool/elements/forms/button";
import { DrawingDownloads } from "@toadstool/stage/drawing";
import { useWords } from "#app/ui/use-words.ts";
import { choiceOf } from "#domain/art/press.ts";
import type { PulledSheet } from "#domain/art/pulled-sheet.ts";
import { printSize } from "#domain/art/series.ts";
import { press } from "#studio/press.ts";
import { seriesPrograms } from "#studio/series-programs.ts";

/** A pulled sheet to take home. */
export function SheetDownloads({
  slug,
  title,
  pulled,
}: {
  slug: string;
  title: string;
  pulled: PulledSheet;
}) {
  const { press: words } = useWords();
  const { sheet, code, name, number, alt } = pulled;
  const load = useMemo(() => {
    const program = seriesPrograms[slug];
    const choice = choiceOf(press, sheet) ?? {};
    return (
      program &&
      (async () => {
        const [draw, { printDrawing }] = await Promise.all([
          program(),
          importAgain(() => import("@toadstool/stage/drawing/print")),
        ]);
        return (seed: number) => printDrawing(draw, seed, choice);
      })
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the code names the sheet
  }, [slug, code]);

  return (
    <div className="press-keeping needs-script">
      <DrawingDownloads
        key={code}
        load={load}
        seed={sheet.seed}
        title={words.fileTitle({ name, number, series: title })}
        description={alt}
        name={`${slug}-${sheet.inks || sheet.paper ? code : sheet.seed}`}
        print={printSize}
        buttonClass={buttonClass("quiet")}
      />
    </div>
  );
}
