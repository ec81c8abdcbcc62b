import { usePictureZoom } from "@toadstool/elements/picture-zoom";
import type { OverPage } from "@toadstool/navigation/over-page";
import { type Ref, useImperativeHandle } from "react";
import { MinusIcon, PlusIcon } from "@toadstool/elements/icons";
import type { ShownArtwork } from "#domain/art/shown-artwork.ts";
import type { StageHandle } from "./stage.tsx";
import styles from "./stage.module.css";
import { WorkStill } from "./still.tsx";

interface WorkZoomProps {
  work: ShownArtwork;
  way: OverPage;
  ref: Ref<StageHandle>;
}

/** A picture to be looked at closely: by fingers, a pointer or keys, up to the pixels of its largest file. */
export function WorkZoom({ work, way, ref }: WorkZoomProps) {
  const { room, picture, isLarge, canGrow, isLargest, percent, ...zoom } = usePictureZoom({
    pixels: work.still.width,
    onSwipe: (to) => (to === "next" ? way.toNext : way.toPrevious)(),
  });
  useImperativeHandle(ref, () => ({ takeKey: zoom.takeKey }));
  return (
    <div
      ref={room}
      className={styles.stage}
      data-large={isLarge || undefined}
      data-grows={canGrow || undefined}
    >
      <WorkStill ref={picture} work={work} isWhole={isLarge} />
      {canGrow && (
        <fieldset className={styles.zoom} aria-label="Zoom">
          <button type="button" aria-label="Zoom out" aria-disabled={!isLarge} onClick={zoom.zoomOut}>
            <MinusIcon />
          </button>
          <output>{percent}%</output>
          <button type="button" aria-label="Zoom in" aria-disabled={isLargest} onClick={zoom.zoomIn}>
            <PlusIcon />
          </button>
        </fieldset>
      )}
    </div>
  );
}
