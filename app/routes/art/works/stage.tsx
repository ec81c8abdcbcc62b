import type { PrintDetails } from "@toadstool/elements/loupe";
import type { OverPage } from "#app/browser/over-page/use-over-page.ts";
import { type Ref, useState } from "react";
import { ArtFrame } from "#app/ui/art-frame.tsx";
import { isPiece, type PieceSlug } from "#app/ui/pieces.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { ShownArtwork } from "#domain/art/shown-artwork.ts";
import type { Player } from "#domain/works/library.server.ts";
import { handlingOf } from "#domain/art/handling.ts";
import styles from "./stage.module.css";
import { WorkStill } from "./still.tsx";
import { useSwipes } from "./use-swipes.ts";
import { WorkZoom } from "./zoom.tsx";

export interface StageHandle {
  /** Whether the key was meant for the picture. */
  takeKey: (key: string) => boolean;
}

interface WorkStageProps {
  work: ShownArtwork;
  film: Player | null;
  printed: PrintDetails | undefined;
  way: OverPage;
  ref: Ref<StageHandle>;
}

/** Whether something moves as soon as the work is opened. */
export const isLive = ({ piece }: ShownArtwork, film: Player | null): boolean => !film && isPiece(piece);

/** Where a work hangs in its frame: a film is played there, a piece lives, a picture can be enlarged. */
export function WorkStage({ work, film, printed, way, ref }: WorkStageProps) {
  const { piece } = work;
  if (film) return <FilmStage work={work} film={film} />;
  if (isPiece(piece)) return <LiveStage work={work} piece={piece} way={way} />;
  return <WorkZoom ref={ref} work={work} printed={printed} way={way} />;
}

/** The browser's own controls: nothing moves or is heard before the visitor presses play. */
function FilmStage({ work, film }: { work: ShownArtwork; film: Player }) {
  const { src, width, height } = film;
  return (
    <div className={`${styles.stage} ${styles.live}`}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words beside it say what it shows */}
      <video
        controls
        playsInline
        preload="metadata"
        src={src}
        poster={work.still.src}
        width={width}
        height={height}
        aria-label={work.alt}
        className={styles.film}
      />
    </div>
  );
}

interface LiveStageProps extends Pick<WorkStageProps, "work" | "way"> {
  piece: PieceSlug;
}

/** A work that a program draws is different at each visit; its still is drawn from its own seed. */
function seedFor({ medium, seed = 1 }: ShownArtwork): number {
  return medium === "generative" ? Math.floor(Math.random() * 2 ** 31) : seed;
}

/** A finger turns to the next work only while nothing moves that it could hold. */
const isStill = (stage: HTMLElement) => !stage.querySelector("[data-art]:not([data-art=still])");

/** It starts as it is opened; where less motion is asked for, when its button is pressed. */
function LiveStage({ work, piece, way }: LiveStageProps) {
  const [seed] = useState(() => seedFor(work));
  const stage = useSwipes(way, isStill);
  return (
    <div ref={stage} className={`${styles.stage} ${styles.live}`}>
      <ArtFrame
        piece={piece}
        seed={seed}
        description={work.alt}
        handling={handlingOf(work, useWords())}
        className={styles.frame}
      >
        <WorkStill work={work} most={2} />
      </ArtFrame>
    </div>
  );
}
