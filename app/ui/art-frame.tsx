import { type ReactNode, useEffect, useRef, useState } from "react";
import { type PieceSlug, pieces } from "#art/pieces.ts";
import { useScripted } from "#app/browser/scripted.ts";
import styles from "./art-frame.module.css";
import { raiseStage, type Stage } from "./art-frame-stage.ts";
import { PauseIcon, PlayIcon } from "./icons.tsx";

interface ArtFrameProps {
  piece: PieceSlug;
  seed: number;
  /** What there is to see, for who does not see it. */
  description: string;
  className?: string;
  /** The still: in the document from the first paint, and all there is without scripts or where less motion is asked for. */
  children: ReactNode;
}

/** Shows a piece that moves, over its still; `--art-control` (an `inset`) places the pause button. */
export function ArtFrame({ piece, seed, description, className = "", children }: ArtFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const still = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(null);
  const [wanted, setWanted] = useState(true);
  const scripted = useScripted();

  useEffect(() => {
    if (!frame.current || !still.current || !host.current) return undefined;
    const raised = raiseStage({
      frame: frame.current,
      host: host.current,
      still: still.current,
      seed,
      load: pieces[piece],
      onWanted: setWanted,
    });
    stage.current = raised;
    return () => {
      stage.current = null;
      raised.leave();
    };
  }, [piece, seed]);

  return (
    <div ref={frame} className={`${styles.frame} ${className}`}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds the still and the canvas */}
      <div className={styles.picture} role="img" aria-label={description}>
        <div ref={still} className={styles.still}>
          {children}
        </div>
        <div ref={host} className={styles.host} />
      </div>
      {scripted && (
        <button
          type="button"
          className={styles.control}
          aria-label={wanted ? "Pause the animation" : "Play the animation"}
          onClick={() => stage.current?.choose(!wanted)}
        >
          {wanted ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
    </div>
  );
}
