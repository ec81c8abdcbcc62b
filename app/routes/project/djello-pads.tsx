import { useEffect, useRef, useState } from "react";
import { type Djello, voices } from "#art/djello.ts";
import styles from "./djello-pads.module.css";

/** Eight jellies to hit. Who does not hear sees which one sounds, and reads it. */
export function DjelloPads({ model, keysPlay }: { model: Djello; keysPlay: boolean }) {
  const pads = useRef<HTMLDivElement>(null);
  const [caption, setCaption] = useState("");

  useEffect(
    () =>
      model.listen(({ hits }) => {
        if (hits.length === 0) return;
        setCaption(hits.map(({ voice, hit }) => `${voices[voice]?.name}${hit === 2 ? "!" : ""}`).join(", "));
        for (const { voice, hit } of hits) wobble(pads.current?.children[voice], hit === 2);
      }),
    [model],
  );

  return (
    <section aria-labelledby="jellies" className={styles.section}>
      <h2 id="jellies" className="visually-hidden">
        Jellies
      </h2>
      <div ref={pads} className={styles.pads}>
        {voices.map(({ slug, name, key }, voice) => (
          <button
            key={slug}
            type="button"
            className={`${styles.pad} ${styles[slug]}`}
            onPointerDown={({ button }) => button === 0 && model.hit(voice, 1)}
            // A press by key or by a screen reader comes with no pointer before it.
            onClick={({ detail }) => (detail === 0 ? model.hit(voice, 1) : model.lift())}
          >
            <span className={styles.jelly} />
            <span className={styles.name}>{name}</span>
            {keysPlay && (
              <kbd className={styles.key} aria-hidden="true">
                {key.toUpperCase()}
              </kbd>
            )}
          </button>
        ))}
      </div>
      <p className={styles.caption}>
        Heard: <span>{caption || "nothing yet"}</span>
      </p>
    </section>
  );
}

/** Runs anew with every hit, however soon after the last one. */
function wobble(pad: Element | undefined, hard: boolean) {
  const jelly = pad?.firstElementChild;
  if (!jelly) return;
  const deep = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0.04 : hard ? 0.34 : 0.2;
  const frames = [-deep, deep * 0.66, -deep * 0.44, deep * 0.3, -deep * 0.2, deep * 0.1, 0];
  jelly.getAnimations().forEach((animation) => animation.cancel());
  jelly.animate(
    frames.map((by) => ({ scale: `${1 - by * 0.7} ${1 + by}` })),
    { duration: 700, easing: "ease-in-out" },
  );
}
