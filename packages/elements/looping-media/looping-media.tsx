import type { ReactNode } from "react";
import { preload } from "react-dom";
import styles from "./looping-media.module.css";

export interface LoopingMediaProps {
  /** What the buttons say. */
  words: Record<"play" | "pause" | "soundOn" | "soundOff", (values: { name: string }) => string>;
  /** What the buttons call it. */
  name: string;
  source: string;
  /** Whether `source` is an image; without it, whether it is a .gif. */
  isImage?: boolean;
  /** The picture that is shown while it does not move. */
  still: string;
  /** Describes it to people who cannot see it. */
  description: string;
  width: number;
  height: number;
  hasAudio?: boolean;
  /** On the first screen: fetched at once. */
  first?: boolean;
  look?: LoopingMediaLook;
}

/** What an app gives of its own look to the buttons: their classes, and the signs on them. */
export interface LoopingMediaLook {
  button: string;
  play: ReactNode;
  pause: ReactNode;
  /** The sound is on, and off. */
  sound: ReactNode;
  silent: ReactNode;
}

const plainLook: LoopingMediaLook = {
  button: styles.plain ?? "",
  play: <span aria-hidden="true">▶</span>,
  pause: <span aria-hidden="true">❚❚</span>,
  sound: <span aria-hidden="true">♪</span>,
  silent: <s aria-hidden="true">♪</s>,
};

/**
 * A picture that moves without end, silent at first. This is its document: `loopMedia` sets it in motion in sight, makes its
 * buttons work, and waits for a press where less motion is preferred or data is dear. Anyone can pause it (WCAG 2.2.2).
 * Without scripts it simply moves, except for people who prefer reduced motion.
 */
export function LoopingMedia(props: LoopingMediaProps) {
  const { words, name, source, still, hasAudio = false, first = false, look = plainLook } = props;
  const { isImage = source.endsWith(".gif") } = props;
  if (first && !isImage) preload(still, { as: "image", fetchPriority: "high" });
  return (
    <div className={styles.frame} data-loop={source} data-loop-still={still}>
      {isImage ? <LoopingImage {...props} /> : <LoopingVideo {...props} />}
      <div className={styles.buttons}>
        {hasAudio && (
          <MediaButton
            button="sound"
            className={look.button}
            labels={[words.soundOff({ name }), words.soundOn({ name })]}
            signs={[look.sound, look.silent]}
            isOn={false}
          />
        )}
        <MediaButton
          button="play"
          className={look.button}
          labels={[words.pause({ name }), words.play({ name })]}
          signs={[look.pause, look.play]}
          isOn
        />
      </div>
    </div>
  );
}

interface MediaButtonProps {
  button: "play" | "sound";
  className: string;
  /** While it is on, and while it is off. */
  labels: [string, string];
  signs: [ReactNode, ReactNode];
  isOn: boolean;
}

/** Both signs are there: what works the button shows one by an attribute, and touches nothing else that React made. */
function MediaButton({ button, className, labels: [on, off], signs, isOn }: MediaButtonProps) {
  const label = isOn ? on : off;
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      data-loop-click={button}
      data-loop-is={isOn ? "on" : "off"}
      data-loop-on={on}
      data-loop-off={off}
      suppressHydrationWarning
    >
      <span className={styles.on}>{signs[0]}</span>
      <span className={styles.off}>{signs[1]}</span>
    </button>
  );
}

/** Where scripts run the still waits for sight. */
function LoopingImage({ source, still, description, width, height, first = false }: LoopingMediaProps) {
  return (
    <picture>
      <source
        media="(scripting: enabled), (prefers-reduced-motion: reduce)"
        srcSet={still}
        suppressHydrationWarning
      />
      <img
        src={source}
        alt={description}
        width={width}
        height={height}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        className={styles.media}
        suppressHydrationWarning
      />
    </picture>
  );
}

function LoopingVideo({ source, still, description, width, height }: LoopingMediaProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a loop holds no words, and its description says what it shows
    <video
      autoPlay
      loop
      muted
      playsInline
      preload="metadata"
      poster={still}
      width={width}
      height={height}
      aria-label={description}
      className={styles.media}
      suppressHydrationWarning
    >
      {/* Scripts fetch it once it is in sight; the poster is there meanwhile. */}
      <source src={source} media="(scripting: none) and (prefers-reduced-motion: no-preference)" />
    </video>
  );
}
