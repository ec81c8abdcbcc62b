import { type Ref, useEffect, useEffectEvent, useRef, useState } from "react";
import { ArtFrame } from "#app/ui/art-frame.tsx";
import { MinusIcon, PlusIcon } from "#app/ui/icons.tsx";
import { isPiece, type PieceSlug } from "#app/ui/pieces.ts";
import type { Artwork } from "#domain/art/artwork.ts";
import { handlingOf } from "#domain/art/handling.ts";
import { stillOf } from "#domain/art/still.ts";
import styles from "./stage.module.css";
import { WorkStill } from "./still.tsx";
import type { WorkWay } from "./way.ts";
import { watchGestures, Zoom, type ZoomHandle } from "@toadstool/zoom";

interface WorkStageProps {
  work: Artwork;
  way: WorkWay;
  ref: Ref<ZoomHandle>;
}

/** Where a work hangs in its room: a piece can be started there, a picture can be enlarged. */
export function WorkStage({ work, way, ref }: WorkStageProps) {
  const { piece } = work;
  if (isPiece(piece)) return <LiveStage work={work} piece={piece} way={way} />;
  return (
    <Zoom
      ref={ref}
      pixels={stillOf(work).width}
      onSwipe={(to) => turn(way, to)}
      className={styles.stage}
      icons={zoomIcons}
    >
      {(isLarge) => <WorkStill work={work} isWhole={isLarge} />}
    </Zoom>
  );
}

const zoomIcons = { out: <MinusIcon />, in: <PlusIcon /> };
const turn = (way: WorkWay, to: "previous" | "next") => (to === "next" ? way.toNext : way.toPrevious)();

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
    if (!isMoving) turn(way, to);
  });
  useEffect(() => {
    if (!stage.current) return undefined;
    return watchGestures(stage.current, () => ({ onSwipe: (to) => swiped(to) }));
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
