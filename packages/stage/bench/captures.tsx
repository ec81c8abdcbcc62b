import { type ComponentType, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { StudyModel } from "../shaders/index.ts";
import { saveFile } from "@toadstool/elements/behaviour/save-file";
import styles from "./controls.module.css";
import type { BenchClasses } from "./study-bench.tsx";

interface ShaderCapturesProps {
  model: StudyModel;
  /** What the files are called. */
  name: string;
  seed: number;
  /** The visible stage: a still has its shape, and twice its size. */
  stage: RefObject<HTMLElement | null>;
  classes: BenchClasses;
  Progress?: ComponentType<ProgressProps>;
  onFullScreen: () => void;
}

export interface ProgressProps {
  /** What is under way, for people who cannot see the bar. */
  label: string;
  /** From 0 to 1. */
  value: number;
}

const PlainProgress = ({ label, value }: ProgressProps) => <progress aria-label={label} value={value} />;

/** The longest side that any phone can draw at once, in pixels. */
const longest = 4096;
/** A film is for messages and posts. */
const filmSide = 1080;

/** Full screen, a still, and one turn of the loop as a film. */
export function ShaderCaptures(props: ShaderCapturesProps) {
  const { model, name, seed, stage, classes, Progress = PlainProgress, onFullScreen } = props;
  const { capturing } = useSyncExternalStore(model.subscribe, model.getSnapshot, model.getSnapshot);
  const [message, setMessage] = useState("");
  const [share, setShare] = useState(0);
  const making = useRef<AbortController>(null);

  // Leaving the page cancels the capture.
  useEffect(() => () => making.current?.abort(), []);

  function sized(most: number, scale: number) {
    const box = stage.current?.getBoundingClientRect();
    const [width, height] = [(box?.width || 800) * scale, (box?.height || 600) * scale];
    const fit = Math.min(1, most / Math.max(width, height));
    return { width: Math.round(width * fit), height: Math.round(height * fit) };
  }

  async function takeStill() {
    try {
      saveFile(await model.still(sized(longest, 2 * Math.min(devicePixelRatio, 2)), seed), `${name}.png`);
      setMessage("Your still is saved.");
    } catch {
      setMessage("This browser cannot draw the study, so a still cannot be saved.");
    }
  }

  async function takeLoop() {
    const { signal } = (making.current = new AbortController());
    setShare(0);
    setMessage("Rendering the loop, frame by frame…");
    try {
      const film = await model.loop(sized(filmSide, 2), seed, setShare, signal);
      if (film) saveFile(film, `${name}.${film.type.includes("mp4") ? "mp4" : "webm"}`);
      setMessage(
        film
          ? "Your loop is saved. It ends where it begins."
          : "This browser cannot record video. You can still save a still.",
      );
    } catch {
      setMessage(
        signal.aborted
          ? "The loop was stopped."
          : "The loop could not be recorded. You can still save a still.",
      );
    }
  }

  return (
    <section className={styles.captures} aria-label="Save">
      <button type="button" className={classes.button} onClick={onFullScreen}>
        Full screen
      </button>
      <button type="button" className={classes.button} onClick={takeStill}>
        Save a still
      </button>
      {/* One button for both: it keeps the focus. */}
      <button
        type="button"
        className={classes.button}
        onClick={capturing ? () => making.current?.abort() : takeLoop}
      >
        {capturing ? "Stop" : `Save the loop (${model.study.loop} seconds)`}
      </button>
      {capturing && <Progress label="The loop" value={share} />}
      <output className={styles.message}>{message}</output>
    </section>
  );
}
