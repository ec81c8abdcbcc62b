import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { createStudy, type ShaderStudy } from "@toadstool/stage/shaders";
import { useScripted } from "#app/browser/scripted.ts";
import { ArtFrame } from "#app/ui/art-frame.tsx";
import type { PieceSlug } from "#app/ui/pieces.ts";
import { PieceStill } from "#app/ui/picture/piece-still.tsx";
import type { Artwork } from "#domain/art/artwork.ts";
import { ShaderCaptures } from "./captures.tsx";
import { ShaderControls } from "./controls.tsx";
import { keptStudy, keepStudy } from "./kept.ts";
import { ShaderSource, ShaderUneditable } from "./source.tsx";
import styles from "./bench.module.css";
import { useFullScreen } from "./full-screen.ts";

const ShaderEditor = lazy(() =>
  import("./editor.client.tsx").then(
    (file) => ({ default: file.ShaderEditor }),
    // All else of the page works without it.
    () => ({ default: ShaderUneditable }),
  ),
);

/** The piece with its sliders and its code; the story is between them. */
export function StudyBench({
  work,
  study,
  children,
}: {
  work: Artwork;
  study: ShaderStudy;
  children: ReactNode;
}) {
  const [model] = useState(() => createStudy(study));
  const scripted = useScripted();
  const { ref, leaveRef, isFull, toggle } = useFullScreen();
  const seed = work.seed ?? 1;

  useEffect(() => {
    keptStudy(work.slug, model);
    return keepStudy(work.slug, model);
  }, [work.slug, model]);

  return (
    <>
      <div className={styles.bench}>
        <div ref={ref} className={isFull ? `${styles.stage} ${styles.full}` : styles.stage}>
          <ArtFrame
            piece={work.piece as PieceSlug}
            seed={seed}
            // The list of pieces may hold no study's yet, so that its types say nothing of this model.
            model={model as never}
            description={work.alt}
            className={styles.frame}
          >
            <PieceStill work={work} className={styles.still} sizes="(width >= 1100px) 62vw, 96vw" />
          </ArtFrame>
          {isFull && (
            <button
              ref={leaveRef}
              type="button"
              className={`control control-worded ${styles.leave}`}
              onClick={toggle}
            >
              Exit full screen
            </button>
          )}
        </div>
        <div className={`${styles.side} needs-script`}>
          <ShaderControls model={model} />
          <ShaderCaptures model={model} name={work.slug} seed={seed} stage={ref} onFullScreen={toggle} />
        </div>
      </div>
      {children}
      <section className={styles.code} aria-labelledby="code">
        <h2 id="code">The code</h2>
        {scripted ? (
          <Suspense fallback={<ShaderSource source={study.source} />}>
            <ShaderEditor model={model} />
          </Suspense>
        ) : (
          <ShaderSource source={study.source} />
        )}
      </section>
    </>
  );
}
