import type { PrintDetails } from "@toadstool/elements/loupe";
import { usePictureZoom } from "@toadstool/elements/picture-zoom";
import type { OverPage } from "#app/browser/over-page/use-over-page.ts";
import { type Ref, useImperativeHandle } from "react";
import { MinusIcon, PlusIcon } from "@toadstool/elements/icons";
import { LoupeButton } from "#app/toys/loupe/loupe-button.tsx";
import { formatNumber } from "@toadstool/language";
import { useWords } from "#app/ui/use-words.ts";
import { hasLoupe } from "#studio/toys.ts";
import type { ShownArtwork } from "#domain/art/shown-artwork.ts";
import type { StageHandle } from "./stage.tsx";
import styles from "./stage.module.css";
import { WorkStill } from "./still.tsx";

interface WorkZoomProps {
  work: ShownArtwork;
  printed: PrintDetails | undefined;
  way: OverPage;
  ref: Ref<StageHandle>;
}

/** A picture to be looked at closely: by fingers, a pointer or keys, up to the pixels of its largest file. */
export function WorkZoom({ work, printed, way, ref }: WorkZoomProps) {
  const { frame, picture, isLarge, canGrow, isLargest, percent, ...zoom } = usePictureZoom({
    pixels: work.still.width,
    onSwipe: (to) => (to === "next" ? way.toNext : way.toPrevious)(),
  });
  const { art, language } = useWords();
  useImperativeHandle(ref, () => ({ takeKey: zoom.takeKey }));
  return (
    <div
      ref={frame}
      className={styles.stage}
      data-loupe-host=""
      data-large={isLarge || undefined}
      data-grows={canGrow || undefined}
    >
      <WorkStill ref={picture} work={work} isWhole={isLarge} />
      {/* Until it is measured, narrow windows count as windows in which it can grow: there almost every picture does. */}
      {(canGrow !== false || hasLoupe) && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset begins with a legend, which these buttons have no space for
        <div role="group" className={`${styles.zoom} needs-script`} aria-label={art.zoom}>
          {canGrow !== false && (
            <>
              <button type="button" aria-label={art.zoomOut} aria-disabled={!isLarge} onClick={zoom.zoomOut}>
                <MinusIcon />
              </button>
              <output>
                {percent !== null && formatNumber(language, percent / 100, { style: "percent" })}
              </output>
              <button type="button" aria-label={art.zoomIn} aria-disabled={isLargest} onClick={zoom.zoomIn}>
                <PlusIcon />
              </button>
            </>
          )}
          <LoupeButton className="" whole={work.still.whole} printed={printed} />
        </div>
      )}
    </div>
  );
}
