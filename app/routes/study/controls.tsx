import { useId, useSyncExternalStore } from "react";
import type { StudyInk, StudyModel, StudySlider } from "@toadstool/stage/shaders";
import { Button } from "#app/ui/button.tsx";
import styles from "./controls.module.css";

/** Sliders for its numbers, swatches for its inks. */
export function ShaderControls({ model }: { model: StudyModel }) {
  const { sliders, inks } = useSyncExternalStore(model.subscribe, model.getSnapshot, model.getSnapshot);
  return (
    <section className={styles.controls} aria-labelledby="controls">
      <h2 id="controls" className={styles.title}>
        Twiddle the knobs
      </h2>
      {model.study.sliders.map((slider) => (
        <Slider
          key={slider.uniform}
          {...slider}
          now={sliders[slider.uniform] ?? slider.value}
          onSlide={(value) => model.slide(slider.uniform, value)}
        />
      ))}
      {model.study.inks.map((ink) => (
        <Inks
          key={ink.uniform}
          {...ink}
          choices={Object.keys(model.study.palette)}
          now={inks[ink.uniform] ?? ink.value}
          onInk={(chosen) => model.ink(ink.uniform, chosen)}
        />
      ))}
      <Button look="quiet" onClick={model.resetValues}>
        Reset all
      </Button>
    </section>
  );
}

type SliderProps = StudySlider & { now: number; onSlide: (value: number) => void };

function Slider({ label, min, max, step, value, now, onSlide }: SliderProps) {
  const id = useId();
  const digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      {/* The slider itself announces its value; announced twice, it would talk at each key. */}
      <output htmlFor={id} className={styles.value} aria-live="off">
        {now.toFixed(digits)}
      </output>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={min}
        max={max}
        step={step}
        value={now}
        onChange={({ target }) => onSlide(target.valueAsNumber)}
      />
      <button
        type="button"
        className={`control ${styles.back}`}
        aria-label={`Reset ${label}`}
        disabled={now === value}
        onClick={() => onSlide(value)}
      >
        <TurnBackIcon />
      </button>
    </div>
  );
}

type InksProps = StudyInk & { choices: string[]; now: string; onInk: (ink: string) => void };

function Inks({ uniform, label, choices, now, onInk }: InksProps) {
  return (
    <fieldset className={styles.inks}>
      <legend>{label}</legend>
      {choices.map((ink) => (
        <label key={ink} className={`${styles.ink} ${styles[ink]}`}>
          <input
            type="radio"
            name={uniform}
            className="visually-hidden"
            checked={now === ink}
            onChange={() => onInk(ink)}
          />
          <span className={styles.swatch} />
          <span className="visually-hidden">{ink}</span>
        </label>
      ))}
    </fieldset>
  );
}

function TurnBackIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M5.2 9.6C8.4 2.8 19.6 4 19.3 12.3c-.3 8.2-11.4 9.3-14 2.6M4.6 4.4l.3 5.4 5.2-.6" />
    </svg>
  );
}
