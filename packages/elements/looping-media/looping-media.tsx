import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { preload } from "react-dom";
import styles from "./looping-media.module.css";

export interface LoopingMediaProps {
  /** What the buttons call it. */
  name: string;
  /** A .gif is shown as an image, anything else as a video. */
  source: string;
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
 * A picture that moves without end, silent at first. Anyone can pause it (WCAG 2.2.2); where reduced motion is
 * preferred it waits for a press; out of sight it is paused. Without scripts it simply moves, except for people
 * who prefer reduced motion.
 */
export function LoopingMedia(props: LoopingMediaProps) {
  const { name, source, still, hasAudio = false, first = false, look = plainLook } = props;
  const wantsStillness = useSyncExternalStore(watchMotion, lessMotion, () => false);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [isMuted, setMuted] = useState(true);
  const isMoving = pressed ?? !wantsStillness;
  const isImage = source.endsWith(".gif");
  if (first && !isImage) preload(still, { as: "image", fetchPriority: "high" });
  return (
    <div className={styles.frame}>
      {isImage ? (
        <LoopingImage {...props} moves={pressed} />
      ) : (
        <LoopingVideo {...props} isMoving={isMoving} isMuted={isMuted} onRefused={() => setPressed(false)} />
      )}
      <div className={styles.buttons}>
        {hasAudio && (
          <MediaButton
            className={look.button}
            label={`Turn the sound of ${name} ${isMuted ? "on" : "off"}`}
            onClick={() => setMuted(!isMuted)}
          >
            {isMuted ? look.silent : look.sound}
          </MediaButton>
        )}
        <MediaButton
          className={look.button}
          label={isMoving ? `Pause ${name}` : `Play ${name}`}
          onClick={() => setPressed(!isMoving)}
        >
          {isMoving ? look.pause : look.play}
        </MediaButton>
      </div>
    </div>
  );
}

interface MediaButtonProps {
  className: string;
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function MediaButton({ label, children, ...rest }: MediaButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} title={label}>
      {children}
    </button>
  );
}

/** Until someone presses, the system's wish decides. */
function LoopingImage(props: LoopingMediaProps & { moves: boolean | null }) {
  const { source, still, description, width, height, first = false, moves } = props;
  return (
    <picture>
      {moves === null && <source media="(prefers-reduced-motion: reduce)" srcSet={still} />}
      <img
        src={moves === false ? still : source}
        alt={description}
        width={width}
        height={height}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        className={styles.media}
      />
    </picture>
  );
}

interface LoopingVideoProps extends LoopingMediaProps {
  isMoving: boolean;
  isMuted: boolean;
  /** The browser does not let it play. */
  onRefused: () => void;
}

function LoopingVideo(props: LoopingVideoProps) {
  const { source, still, description, width, height, isMoving, isMuted, onRefused } = props;
  const video = useRef<HTMLVideoElement>(null);
  usePlayingInSight(video, source, isMoving, onRefused);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a loop holds no words, and its description says what it shows
    <video
      ref={video}
      autoPlay
      loop
      muted={isMuted}
      playsInline
      preload="metadata"
      poster={still}
      width={width}
      height={height}
      aria-label={description}
      className={styles.media}
    >
      {/* Scripts fetch it once it is in sight; the poster is there meanwhile. */}
      <source src={source} media="(scripting: none) and (prefers-reduced-motion: no-preference)" />
    </video>
  );
}

function usePlayingInSight(
  video: RefObject<HTMLVideoElement | null>,
  source: string,
  isMoving: boolean,
  onRefused: () => void,
) {
  const refused = useRef(onRefused);
  useEffect(() => void (refused.current = onRefused));
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    if (!isMoving) {
      element.pause();
      return undefined;
    }
    const play = () => {
      if (!element.currentSrc) element.src = source;
      element.play().catch((error: Error) => error.name === "NotAllowedError" && refused.current());
    };
    const sight = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) play();
      else element.pause();
    });
    sight.observe(element);
    return () => sight.disconnect();
  }, [video, source, isMoving]);
}

const lessMotionQuery = "(prefers-reduced-motion: reduce)";
const lessMotion = () => matchMedia(lessMotionQuery).matches;

function watchMotion(changed: () => void) {
  const query = matchMedia(lessMotionQuery);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
