import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  type Djello,
  type DjelloState,
  hitAt,
  type Pattern,
  stepCount,
  voices,
} from "../../djello/djello.ts";
import { DjelloMix } from "./djello-mix.tsx";
import { DjelloSpoon } from "./djello-spoon.tsx";
import styles from "./djello-steps.module.css";

interface DjelloStepsProps {
  model: Djello;
  state: DjelloState;
}

interface Place {
  voice: number;
  step: number;
}

/** Every voice with its sixteen steps; where there is no space for them all, the voice that is chosen. */
export function DjelloSteps({ model, state }: DjelloStepsProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Place>({ voice: 0, step: 0 });
  const { pattern } = state;

  function go(place: Place) {
    // The row of another voice may only now come into sight; the next key, however quick, is that step's.
    flushSync(() => setAt(place));
    grid.current?.querySelector<HTMLElement>(`[data-place="${place.voice}-${place.step}"]`)?.focus();
  }

  return (
    <section className={styles.section} aria-labelledby="steps">
      <h2 id="steps" className="visually-hidden">
        Steps
      </h2>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">Voice</legend>
        {voices.map(({ slug, name }, voice) => (
          <label key={slug} className={styles.chip}>
            <input
              type="radio"
              name="voice"
              className="visually-hidden"
              checked={at.voice === voice}
              onChange={() => setAt({ ...at, voice })}
            />
            <span data-juice={slug}>
              {name}
              <Bar pattern={pattern} voice={voice} />
            </span>
          </label>
        ))}
      </fieldset>
      <div ref={grid} className={styles.grid}>
        {/* A new one where another voice comes into sight: its steps may be elsewhere. */}
        <DjelloSpoon key={at.voice} model={model} playing={state.playing} />
        {voices.map(({ slug, name }, voice) => (
          <div
            key={slug}
            className={styles.voice}
            data-juice={slug}
            data-chosen={at.voice === voice || undefined}
          >
            <DjelloMix model={model} state={state} voice={voice} />
            <fieldset className={styles.row} aria-describedby="steps-how">
              <legend className="visually-hidden">{name}</legend>
              {Array.from({ length: stepCount }, (_, step) => {
                const hit = hitAt(pattern, voice, step);
                const isHere = at.voice === voice && at.step === step;
                return (
                  <button
                    key={step}
                    type="button"
                    className={styles.step}
                    data-hit={hit}
                    data-step={step}
                    data-place={`${voice}-${step}`}
                    aria-pressed={hit > 0}
                    aria-label={`${name}, step ${step + 1}${hit === 2 ? ", accent" : ""}`}
                    tabIndex={isHere ? 0 : -1}
                    onFocus={() => setAt({ voice, step })}
                    onClick={() => model.cycle(voice, step)}
                    onKeyDown={(event) => {
                      const next = placeAfter({ voice, step }, event);
                      if (next) go(next);
                    }}
                  />
                );
              })}
            </fieldset>
          </div>
        ))}
      </div>
      <p id="steps-how" className={styles.how}>
        <span className={styles.byKeys}>
          Arrow keys move between steps, Space sets one: a spoonful is a hit, a full plate an accent.
        </span>
        <span className={styles.byTouch}>Tap a step for a hit, again for an accent, again for nothing.</span>
      </p>
    </section>
  );
}

/** A voice's bar in small, beside its name. */
function Bar({ pattern, voice }: { pattern: Pattern; voice: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 64 8" aria-hidden="true">
      {Array.from({ length: stepCount }, (_, step) => {
        const hit = hitAt(pattern, voice, step);
        return <circle key={step} cx={4 * step + 2} cy="4" r={[0.6, 1.5, 2][hit]} />;
      })}
    </svg>
  );
}

/** Where a key leads from a step; null where it leads nowhere. */
function placeAfter({ voice, step }: Place, event: KeyboardEvent): Place | null {
  const to: Record<string, Place> = {
    ArrowLeft: { voice, step: Math.max(0, step - 1) },
    ArrowRight: { voice, step: Math.min(stepCount - 1, step + 1) },
    ArrowUp: { voice: Math.max(0, voice - 1), step },
    ArrowDown: { voice: Math.min(voices.length - 1, voice + 1), step },
    Home: { voice, step: 0 },
    End: { voice, step: stepCount - 1 },
  };
  const next = to[event.key];
  if (!next || event.ctrlKey || event.metaKey || event.altKey) return null;
  event.preventDefault();
  return next;
}
