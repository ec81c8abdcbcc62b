import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { StudyModel } from "@toadstool/stage/shaders";
import { saveFile } from "#app/browser/save-file.ts";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "@toadstool/uploads/progress-bar";
import styles from "./controls.module.css";

interface ShaderCapturesProps {
  model: StudyModel;
  /** What the files are called. */
  name: string;
  seed: number;
  /** The visible stage: a still has its shape, and twice its size. */
  stage: RefObject<HTMLElement | null>;
  onFullScreen: () => void;
}

/** The longest side that any phone can draw at once, in pixels. */
const longest = 4096;
/** A film is for messages and posts. */
const filmSide = 1080;

/** Full screen, a still, and one turn of the loop as a film. */
export function ShaderCaptures({ model, name, seed, stage, onFullScreen }: ShaderCapturesProps) {
  const { capturing } = useSyncExternalStore(model.subscribe, model.getSnapshot, model.getSnapshot);
  const [told, setTold] = useState("");
  const [share, setShare] = useState(0);
  const making = useRef<AbortController>(null);

  // A visitor who has left the page does not wait for it.
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
      setTold("Your still is saved.");
    } catch {
      setTold("This browser cannot draw the study, so a still cannot be saved.");
    }
  }

  async function takeLoop() {
    const { signal } = (making.current = new AbortController());
    setShare(0);
    setTold("Rendering the loop, frame by frame…");
    try {
      const film = await model.loop(sized(filmSide, 2), seed, setShare, signal);
      if (film) saveFile(film, `${name}.${film.type.includes("mp4") ? "mp4" : "webm"}`);
      setTold(
        film
          ? "Your loop is saved. It ends where it begins."
          : "This browser cannot record video. You can still save a still.",
      );
    } catch {
      setTold(
        signal.aborted
          ? "The loop was stopped."
          : "The loop could not be recorded. You can still save a still.",
      );
    }
  }

  return (
    <section className={styles.captures} aria-label="Save">
      <Button look="quiet" onClick={onFullScreen}>
        Full screen
      </Button>
      <Button look="quiet" onClick={takeStill}>
        Save a still
      </Button>
      {/* One button for both: it keeps the focus. */}
      <Button look="quiet" onClick={capturing ? () => making.current?.abort() : takeLoop}>
        {capturing ? "Stop" : `Save the loop (${model.study.loop} seconds)`}
      </Button>
      {capturing && <ProgressBar label="The loop" value={share} />}
      <output className={styles.told}>{told}</output>
    </section>
  );
}
