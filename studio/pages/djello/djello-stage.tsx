import { type RefObject, useEffect, useRef, useState } from "react";
import { type Djello, type DjelloState, type Heard, voices } from "../../djello/djello.ts";
import { ArtFrame } from "#app/ui/art-frame.tsx";
import { PieceStill } from "#app/ui/picture/piece-still.tsx";
import type { Artwork } from "#domain/art/artwork.ts";
import { stillOf } from "#domain/art/still.ts";
import styles from "./djello-stage.module.css";

interface DjelloStageProps {
  work: Artwork;
  model: Djello;
  state: DjelloState;
  keysPlay: boolean;
}

/** Eight jellies on a table, and a button over each. Who does not hear sees which one sounds, and reads it. */
export function DjelloStage({ work, model, state, keysPlay }: DjelloStageProps) {
  const pads = useRef<HTMLDivElement>(null);
  const heard = useHeard(model, pads);
  return (
    <section aria-labelledby="jellies" className={styles.section}>
      <h2 id="jellies" className="visually-hidden">
        Jellies
      </h2>
      <div className={styles.stage}>
        <ArtFrame
          piece="djello"
          seed={work.seed ?? 1}
          model={model}
          description={work.alt}
          className={styles.frame}
        >
          <PieceStill still={stillOf(work)} className={styles.still} sizes="(width >= 992px) 48vw, 96vw" />
        </ArtFrame>
        <div ref={pads} className={`${styles.pads} needs-script`} data-drawn={state.drawn || undefined}>
          {voices.map(({ slug, name, key }, voice) => (
            <button
              key={slug}
              type="button"
              className={styles.pad}
              onPointerDown={({ button }) => button === 0 && model.hit(voice, 1)}
              // A press by key or by a screen reader comes with no pointer before it.
              onClick={({ detail }) => (detail === 0 ? model.hit(voice, 1) : model.lift())}
            >
              <span className={styles.name}>
                {name}
                {keysPlay && <kbd aria-hidden="true">{key.toUpperCase()}</kbd>}
              </span>
            </button>
          ))}
        </div>
      </div>
      <div className={`${styles.caption} needs-script`}>
        <p>
          Heard: <span>{heard || "no sound yet"}</span>
        </p>
        <p className={styles.note}>Pausing stops the picture. The beat continues.</p>
      </div>
    </section>
  );
}

/** What was heard last, in words; its names light up meanwhile, for a still picture says nothing. */
function useHeard(model: Djello, pads: RefObject<HTMLDivElement | null>): string {
  const [words, setWords] = useState("");
  useEffect(
    () =>
      model.listen(({ hits }) => {
        if (hits.length === 0) return;
        setWords(hits.map(wordOf).join(", "));
        for (const { voice, hit } of hits) light(pads.current?.children[voice]?.firstElementChild, hit === 2);
      }),
    [model, pads],
  );
  return words;
}

const wordOf = ({ voice, hit }: Heard["hits"][number]) => `${voices[voice]?.name}${hit === 2 ? "!" : ""}`;

/** Runs anew with every hit, however soon after the last one. */
function light(name: Element | null | undefined, hard: boolean) {
  name?.getAnimations().forEach((animation) => animation.cancel());
  name?.animate({ boxShadow: [`0 0 0 ${hard ? 7 : 4}px currentColor`, "0 0 0 0 transparent"] }, 320);
}
