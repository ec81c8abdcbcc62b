import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type ModelOf, type PieceSlug, pieces } from "#studio/pieces.ts";
import { useScripted } from "#app/browser/scripted.ts";
import styles from "@toadstool/stage/react/art-frame.module.css";
import { raiseStage, type Stage, type Trouble } from "@toadstool/stage/frame/raise-stage.ts";
import { PauseIcon, PlayIcon } from "./icons.tsx";

interface ArtFrameProps<Slug extends PieceSlug> {
  piece: Slug;
  seed: number;
  /** What there is to see, for who does not see it. */
  description: string;
  /** How it is played with by hand and by keys, where it is: the piece then takes the focus. */
  handling?: string;
  /** What the page holds together with the piece; another one starts the piece anew. */
  model?: ModelOf<Slug>;
  /** By itself where it is in sight, or only when the person asks for it. */
  starts?: "in-sight" | "asked";
  className?: string;
  /** The still: in the document from the first paint, and all there is without scripts or where less motion is asked for. */
  children: ReactNode;
}

const troubleWords: Record<Trouble, string> = {
  late: "The animation could not be loaded, so here is a still. Press play to try again.",
  unable: "This browser cannot play the animation, so here is a still. Press play to try again.",
};

/** Shows a piece that moves, over its still; `--art-control` (an `inset`) places the pause button. */
export function ArtFrame<Slug extends PieceSlug>(props: ArtFrameProps<Slug>) {
  const { piece, seed, description, handling, model, starts = "in-sight", className = "", children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const still = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(null);
  const [wanted, setWanted] = useState(starts === "in-sight");
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isPlayed, setPlayed] = useState(false);
  const scripted = useScripted();
  const handlingId = useId();

  useEffect(() => {
    if (!frame.current || !still.current || !host.current) return undefined;
    const raised = raiseStage({
      frame: frame.current,
      host: host.current,
      still: still.current,
      seed,
      model,
      starts,
      load: pieces[piece],
      onWanted: (now) => {
        setWanted(now);
        if (now) setTrouble(null);
      },
      onTrouble: setTrouble,
    });
    stage.current = raised;
    return () => {
      stage.current = null;
      raised.leave();
    };
  }, [piece, seed, model, starts]);

  const isHandled = scripted && handling !== undefined;
  return (
    <div ref={frame} className={`${styles.frame} ${className}`}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions -- it holds the still and the canvas, and takes keys */}
      <div
        className={styles.picture}
        role={isHandled ? "application" : "img"}
        aria-label={description}
        {...(isHandled && { tabIndex: 0, "aria-describedby": handlingId })}
        data-played={isPlayed || undefined}
        // A key that the piece has taken: what keys do is known, and lies over the picture no longer.
        onKeyDown={({ defaultPrevented }) => defaultPrevented && setPlayed(true)}
        onBlur={() => setPlayed(false)}
      >
        <div ref={still} className={styles.still}>
          {children}
        </div>
        <div ref={host} className={styles.host} />
      </div>
      {isHandled && (
        <p id={handlingId} className={`visually-hidden ${styles.handling}`}>
          {handling}
        </p>
      )}
      {trouble && <output className={styles.trouble}>{troubleWords[trouble]}</output>}
      {scripted && (
        <button
          type="button"
          className={`control control-round ${styles.control}`}
          aria-label={wanted ? "Pause the animation" : "Play the animation"}
          onClick={() => stage.current?.choose(!wanted)}
        >
          {wanted ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
    </div>
  );
}
