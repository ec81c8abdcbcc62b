import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Djello, type DjelloState, hitAt, loudest, stepCount, voices } from "../../djello/djello.ts";
import styles from "./djello-steps.module.css";
import { Slider } from "./djello-transport.tsx";

interface DjelloStepsProps {
  model: Djello;
  state: DjelloState;
}

interface Place {
  voice: number;
  step: number;
}

/** Every voice with its sixteen steps; where there is no room for them all, the voice that is chosen. */
export function DjelloSteps({ model, state }: DjelloStepsProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Place>({ voice: 0, step: 0 });
  const { pattern } = state;

  useEffect(() => model.listen(({ step }) => step !== null && showNow(grid.current, step)), [model]);
  useEffect(() => {
    if (!state.playing) showNow(grid.current, null);
  }, [state.playing]);

  function go(place: Place) {
    // The row of another voice may only now come into sight; the next key, however quick, is that step's.
    flushSync(() => setAt(place));
    grid.current?.querySelector<HTMLElement>(`[data-place="${place.voice}-${place.step}"]`)?.focus();
  }

  return (
    <section className={styles.section} aria-labelledby="steps">
      <h2 id="steps">Steps</h2>
      <p id="steps-how">
        <span className={styles.byKeys}>
          Arrow keys move between steps, Space sets one: a hit, an accent, nothing.
        </span>
        <span className={styles.byTouch}>Tap a step for a hit, again for an accent, again for nothing.</span>
      </p>
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
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <div ref={grid} className={styles.grid}>
        {voices.map(({ slug, name }, voice) => (
          <div key={slug} className={styles.voice} data-chosen={at.voice === voice || undefined}>
            <VoiceMix model={model} state={state} voice={voice} />
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
                    onClick={() => model.press(voice, step)}
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
    </section>
  );
}

function VoiceMix({ model, state, voice }: DjelloStepsProps & { voice: number }) {
  const { pattern, muted, solo } = state;
  const name = voices[voice]?.name ?? "";
  const volume = pattern.volumes[voice] ?? 0;
  return (
    <details className={styles.mix}>
      <summary>
        {name}
        {muted[voice] ? " (muted)" : ""}
        {solo === voice ? " (solo)" : ""}
      </summary>
      <Slider
        label={`${name} volume`}
        least={0}
        most={loudest}
        now={volume}
        onSlide={(to) => model.volume(voice, to)}
      >
        {volume}
      </Slider>
      <div className={styles.pair}>
        <button
          type="button"
          aria-pressed={muted[voice]}
          aria-label={`Mute ${name}`}
          onClick={() => model.mute(voice)}
        >
          Mute
        </button>
        <button
          type="button"
          aria-pressed={solo === voice}
          aria-label={`Solo ${name}`}
          onClick={() => model.solo(voice)}
        >
          Solo
        </button>
      </div>
    </details>
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

/** Marked in the document itself: sixteen times a bar is no reason to draw the whole grid anew. */
function showNow(grid: HTMLElement | null, step: number | null) {
  grid?.querySelectorAll("[data-now]").forEach((cell) => cell.removeAttribute("data-now"));
  if (step !== null)
    grid?.querySelectorAll(`[data-step="${step}"]`).forEach((cell) => cell.setAttribute("data-now", ""));
}
