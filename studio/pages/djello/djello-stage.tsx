import { type RefObject, useEffect, useRef } from "react";
import { type Djello, type DjelloState, voices } from "../../djello/djello.ts";
import { ArtFrame } from "#app/ui/art-frame.tsx";
import type { Artwork } from "#domain/art/artwork.ts";
import { stillOf } from "#domain/art/still.ts";
import styles from "./djello-stage.module.css";
import { TableStill } from "./table-still.tsx";

interface DjelloStageProps {
  work: Artwork;
  model: Djello;
  state: DjelloState;
  keysPlay: boolean;
}

/** Eight jellies on a table, and a button over each. In wide windows they stand in one row. */
export function DjelloStage({ work, model, state, keysPlay }: DjelloStageProps) {
  const pads = useRef<HTMLDivElement>(null);
  useLights(model, pads);
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
          <TableStill still={stillOf(work)} />
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
    </section>
  );
}

/** The name of a jelly that sounds lights up, for a still picture says nothing. */
function useLights(model: Djello, pads: RefObject<HTMLDivElement | null>): void {
  useEffect(
    () =>
      model.listen(({ hits }) => {
        for (const { voice, hit } of hits) light(pads.current?.children[voice]?.firstElementChild, hit === 2);
      }),
    [model, pads],
  );
}

/** Runs anew with every hit, however soon after the last one. */
function light(name: Element | null | undefined, hard: boolean) {
  name?.getAnimations().forEach((animation) => animation.cancel());
  name?.animate({ boxShadow: [`0 0 0 ${hard ? 7 : 4}px currentColor`, "0 0 0 0 transparent"] }, 320);
}
