import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { ArtFrame, type ArtFrameProps, type ControlLook } from "../react/art-frame.tsx";
import { createStudy, type ShaderStudy } from "../shaders/index.ts";
import { importAgain } from "@toadstool/elements/behaviour/import-again";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { type ProgressProps, ShaderCaptures } from "./captures.tsx";
import { ShaderControls } from "./controls.tsx";
import { useFullScreen } from "./full-screen.ts";
import { keepStudy, keptStudy } from "./kept.ts";
import { ShaderSource, ShaderUneditable } from "./source.tsx";
import { useStageWords } from "../words.ts";
import styles from "./study-bench.module.css";

const ShaderEditor = lazy(() =>
  importAgain(() => import("./editor.client.tsx")).then(
    (file) => ({ default: file.ShaderEditor }),
    // All else of the page works without it.
    () => ({ default: ShaderUneditable }),
  ),
);

/** The classes of a page's own parts; without them they are the browser's. */
export interface BenchClasses {
  button: string;
  /** A small button that holds a sign. */
  reset: string;
  /** The button that leaves full screen. */
  leave: string;
  /** The notice that the editor did not arrive. */
  trouble: string;
}

interface StudyBenchProps {
  study: ShaderStudy;
  /** Loads the piece that draws the study, one of `shaderPiece`. */
  load: ArtFrameProps["load"];
  seed: number;
  /** Describes the study to people who cannot see it. */
  description: string;
  /** What saved files are called, without an ending. */
  name: string;
  /** The key in `sessionStorage` of a visitor's changes. */
  keptAs: string;
  /** Above the sliders. */
  title?: string;
  classes?: BenchClasses;
  control?: ControlLook;
  /** The page’s own progress bar. */
  Progress?: ComponentType<ProgressProps>;
  /** Fills the frame: in the document from the first paint, and all there is without scripts. */
  still: ReactNode;
  /** The study's title: above the picture, or in wide windows above the sliders beside it. */
  head?: ReactNode;
  /** What comes between the picture and the code. */
  children?: ReactNode;
}

const plain: BenchClasses = { button: "", reset: "", leave: "", trouble: "" };

/** A study's piece with its sliders and its code. */
export function StudyBench(props: StudyBenchProps) {
  const { study, load, seed, description, name, keptAs, title, classes = plain, control, Progress } = props;
  const [model] = useState(() => createStudy(study));
  const { bench: words } = useStageWords().viewer;
  const scripted = useScripted();
  const { ref, leaveRef, isFull, toggle } = useFullScreen();

  useEffect(() => {
    keptStudy(keptAs, model);
    return keepStudy(keptAs, model);
  }, [keptAs, model]);

  return (
    <>
      <div className={styles.bench}>
        {props.head && <div className={styles.head}>{props.head}</div>}
        <div ref={ref} className={isFull ? `${styles.stage} ${styles.full}` : styles.stage}>
          <ArtFrame
            load={load}
            seed={seed}
            model={model}
            description={description}
            control={control}
            className={styles.frame}
          >
            {props.still}
          </ArtFrame>
          {isFull && (
            <button
              ref={leaveRef}
              type="button"
              className={`${classes.leave} ${styles.leave}`}
              onClick={toggle}
            >
              {words.exitFullScreen}
            </button>
          )}
        </div>
        <div className={styles.side}>
          <ShaderControls model={model} title={title} classes={classes} />
          <ShaderCaptures
            model={model}
            name={name}
            seed={seed}
            stage={ref}
            classes={classes}
            Progress={Progress}
            onFullScreen={toggle}
          />
        </div>
      </div>
      {props.children}
      <section className={styles.code} aria-labelledby="code">
        <h2 id="code">{words.code}</h2>
        {scripted ? (
          <Suspense fallback={<ShaderSource source={study.source} />}>
            <ShaderEditor model={model} classes={classes} />
          </Suspense>
        ) : (
          <ShaderSource source={study.source} />
        )}
      </section>
    </>
  );
}
