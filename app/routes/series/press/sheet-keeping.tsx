import { useMemo } from "react";
import { useCopying } from "@toadstool/elements/copying";
import { Button, buttonClass } from "@toadstool/elements/forms/button";
import { DrawingDownloads } from "@toadstool/stage/drawing";
import { choiceOf } from "#domain/art/press.ts";
import type { PulledSheet } from "#domain/art/pulled-sheet.ts";
import { sheetPath } from "#domain/art/sheet.ts";
import { press } from "#studio/press.ts";
import { seriesPrograms } from "#studio/series-programs.ts";
import { printSize } from "../print-size.ts";

/** A pulled sheet to take home, and to send. */
export function SheetKeeping({ slug, title, pulled }: { slug: string; title: string; pulled: PulledSheet }) {
  const { sheet, code, name, number, alt } = pulled;
  const { told, copy } = useCopying("address");
  const load = useMemo(() => {
    const program = seriesPrograms[slug];
    const choice = choiceOf(press, sheet) ?? {};
    return (
      program &&
      (async () => {
        const [draw, { printDrawing }] = await Promise.all([program(), import("@toadstool/stage/drawing/print")]);
        return (seed: number) => printDrawing(draw, seed, choice);
      })
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the code names the sheet
  }, [slug, code]);

  async function send() {
    const url = new URL(sheetPath(slug, sheet), location.href).href;
    // A phone has its own ways to send; where there are none, or the person thinks better of it, the address is copied.
    if (navigator.share && matchMedia("(pointer: coarse)").matches)
      await navigator.share({ title: name, url }).catch(() => undefined);
    else copy(url, "The address is copied: it always prints this sheet.");
  }

  return (
    <div className="press-keeping needs-script">
      <Button type="button" onClick={() => void send()}>
        Send this sheet
      </Button>
      <output className="press-soft">{told}</output>
      <DrawingDownloads
        key={code}
        load={load}
        seed={sheet.seed}
        title={`${name} (No ${number}, ${title})`}
        description={alt}
        name={`${slug}-${sheet.inks || sheet.paper ? code : sheet.seed}`}
        print={printSize}
        buttonClass={buttonClass("quiet")}
      />
    </div>
  );
} // oxfmt-ignore
