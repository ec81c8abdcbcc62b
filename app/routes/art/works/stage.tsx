import { watchGestures } from "@toadstool/elements/picture-zoom";
import type { OverPage } from "@toadstool/navigation/over-page";
import { type Ref, useEffect, useEffectEvent, useRef, useState } from "react";
import { ArtFrame } from "#app/ui/art-frame.tsx";
import { isPiece, type PieceSlug } from "#app/ui/pieces.ts";
import type { Artwork } from "#domain/art/artwork.ts";
import { handlingOf } from "#domain/art/handling.ts";
import styles from "./stage.module.css";
import { WorkStill } from "./still.tsx";
import { WorkZoom } from "./zoom.tsx";

export interface StageHandle {
  /** Whether the key was meant for the picture. */
  takeKey: (key: string) => boolean;
}

interface WorkStageProps {
  work: Artwork;
  way: OverPage;
  ref: Ref<StageHandle>;
}

/** Where a work hangs in its room: a piece can be started there, a picture can be enlarged. */
export function WorkStage({ work, way, ref }: WorkStageProps) {
  const { piece } = work;
  if (isPiece(piece)) return <LiveStage work={work} piece={piece} way={way} />;
  return <WorkZoom ref={ref} work={work} way={way} />;
}

interface LiveStageProps extends Pick<WorkStageProps, "work" | "way"> {
  piece: PieceSlug;
}

/** A work that a program draws is different at each visit; its still is drawn from its own seed. */
function seedFor({ medium, seed = 1 }: Artwork): number {
  return medium === "generative" ? Math.floor(Math.random() * 2 ** 31) : seed;
}

/**
 * Nothing moves before the visitor presses play. A finger turns to the next work only while nothing moves that it
 * could hold.
 */
function LiveStage({ work, piece, way }: LiveStageProps) {
  const [seed] = useState(() => seedFor(work));
  const stage = useRef<HTMLDivElement>(null);
  const swiped = useEffectEvent((to: "previous" | "next") => {
    const isMoving = stage.current?.querySelector("[data-art]:not([data-art=still])");
    if (!isMoving) (to === "next" ? way.toNext : way.toPrevious)();
  });
  useEffect(() => {
    if (!stage.current) return undefined;
    return watchGestures(stage.current, { onSwipe: (to) => swiped(to) });
  }, []);
  return (
    <div ref={stage} className={`${styles.stage} ${styles.live}`}>
      <ArtFrame
        piece={piece}
        seed={seed}
        description={work.alt}
        handling={handlingOf(work)}
        starts="asked"
        className={styles.frame}
      >
        <WorkStill work={work} />
      </ArtFrame>
    </div>
  );
}
