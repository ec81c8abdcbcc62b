import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { LoadPiece } from "../frame/import-piece.ts";
import { raiseStage, type Stage, type Trouble } from "../frame/raise-stage.ts";
import styles from "./art-frame.module.css";
import { useStageWords } from "../words.ts";
import { useScripted } from "@toadstool/elements/behaviour/scripted";

export interface ArtFrameProps<Model = unknown> {
  /** Loads the piece when it is first needed. Keep it constant: another function restarts the piece. */
  load: LoadPiece;
  seed: number;
  /** Describes the piece to people who cannot see it. */
  description: string;
  /** How the piece is played with pointer and keys, where it can be: the piece then takes the focus. */
  handling?: string;
  /** The piece brings its own buttons and fields: it is a group of them, and no picture. */
  inside?: boolean;
  /** What the page and the piece share; another model restarts the piece. */
  model?: Model;
  /** Whether the piece starts when it is in sight, or only when a person presses play. */
  starts?: "in-sight" | "asked";
  className?: string;
  /** The look of the pause button. */
  control?: ControlLook;
  /** Other words than those of the context. */
  words?: Record<"play" | "pause" | Trouble, string>;
  /** The still: in the document from the first paint, and all there is without scripts or where less motion is asked for. */
  children: ReactNode;
}

export interface ControlLook {
  className: string;
  play: ReactNode;
  pause: ReactNode;
}

const plainControl: ControlLook = {
  className: styles.plain ?? "",
  play: <span aria-hidden="true">▶</span>,
  pause: <span aria-hidden="true">❚❚</span>,
};

/** Shows a moving piece over its still; `--art-control-block` and `--art-control-inline` (insets) place the pause button. */
export function ArtFrame<Model = unknown>(props: ArtFrameProps<Model>) {
  const { load, seed, description, handling, model, starts = "in-sight", className = "", children } = props;
  const { control = plainControl, inside = false } = props;
  const { viewer } = useStageWords();
  const words = props.words ?? viewer;
  const frame = useRef<HTMLDivElement>(null);
  const still = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(null);
  // Nothing moves before its code has come.
  const [wanted, setWanted] = useState(false);
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
      load,
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
  }, [load, seed, model, starts]);

  const isHandled = scripted && handling !== undefined;
  return (
    <div ref={frame} className={`${styles.frame} ${className}`}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions -- it holds the still and the canvas, and takes keys */}
      <div
        className={styles.picture}
        role={inside ? "group" : isHandled ? "application" : "img"}
        aria-label={description}
        {...(isHandled && { tabIndex: 0, "aria-describedby": handlingId })}
        data-played={isPlayed || undefined}
        // The piece took the key, so the person knows what keys do: the hint no longer needs to cover the picture.
        onKeyDown={({ defaultPrevented }) => defaultPrevented && setPlayed(true)}
        onBlur={() => setPlayed(false)}
      >
        <div ref={still} className={styles.still}>
          {children}
        </div>
        <div ref={host} className={styles.host} />
      </div>
      {isHandled && (
        <p id={handlingId} className={styles.handling}>
          {handling}
        </p>
      )}
      {trouble && <output className={styles.trouble}>{words[trouble]}</output>}
      <button
        type="button"
        className={`${control.className} ${styles.control}`}
        aria-label={wanted ? words.pause : words.play}
        onClick={() => stage.current?.choose(!wanted)}
      >
        {wanted ? control.pause : control.play}
      </button>
    </div>
  );
}
