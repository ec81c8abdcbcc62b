import { type ComponentType, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { StudyModel } from "../shaders/index.ts";
import { saveFile } from "@toadstool/elements/behaviour/save-file";
import { useStageWords } from "../words.ts";
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
  const { bench: words } = useStageWords().viewer;
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
      setMessage(words.stillSaved);
    } catch {
      setMessage(words.noStill);
    }
  }

  async function takeLoop() {
    const { signal } = (making.current = new AbortController());
    setShare(0);
    setMessage(words.rendering);
    try {
      const film = await model.loop(sized(filmSide, 2), seed, setShare, signal);
      if (film) saveFile(film, `${name}.${film.type.includes("mp4") ? "mp4" : "webm"}`);
      setMessage(film ? words.loopSaved : words.noLoop);
    } catch {
      setMessage(signal.aborted ? words.loopStopped : words.loopFailed);
    }
  }

  return (
    <section className={styles.captures} aria-label={words.save}>
      <button type="button" className={classes.button} onClick={onFullScreen}>
        {words.fullScreen}
      </button>
      <button type="button" className={classes.button} onClick={takeStill}>
        {words.saveStill}
      </button>
      {/* One button for both: it keeps the focus. */}
      <button
        type="button"
        className={classes.button}
        onClick={capturing ? () => making.current?.abort() : takeLoop}
      >
        {capturing ? words.stop : words.saveLoop({ seconds: model.study.loop })}
      </button>
      {capturing && <Progress label={words.loop} value={share} />}
      <output className={styles.message}>{message}</output>
    </section>
  );
}
