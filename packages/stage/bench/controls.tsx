import { useId, useSyncExternalStore } from "react";
import { formatNumber } from "@toadstool/language";
import type { ShaderStudy, StudyInk, StudyModel, StudySlider } from "../shaders/index.ts";
import { useStageWords } from "../words.ts";
import styles from "./controls.module.css";
import type { BenchClasses } from "./study-bench.tsx";

interface ShaderControlsProps {
  model: StudyModel;
  title?: string;
  classes: BenchClasses;
}

/** Sliders for its numbers, swatches for its inks. */
export function ShaderControls({ model, title, classes }: ShaderControlsProps) {
  const { bench: words } = useStageWords().viewer;
  const { sliders, inks } = useSyncExternalStore(model.subscribe, model.getSnapshot, model.getSnapshot);
  return (
    <section className={styles.controls} aria-labelledby="controls">
      <h2 id="controls" className={styles.title}>
        {title ?? words.controls}
      </h2>
      {model.study.sliders.map((slider) => (
        <Slider
          key={slider.uniform}
          {...slider}
          resetClass={classes.reset}
          now={sliders[slider.uniform] ?? slider.value}
          onSlide={(value) => model.slide(slider.uniform, value)}
        />
      ))}
      {model.study.inks.map((ink) => (
        <Inks
          key={ink.uniform}
          {...ink}
          palette={model.study.palette}
          now={inks[ink.uniform] ?? ink.value}
          onInk={(chosen) => model.ink(ink.uniform, chosen)}
        />
      ))}
      <button type="button" className={classes.button} onClick={model.resetValues}>
        {words.resetAll}
      </button>
    </section>
  );
}

type SliderProps = StudySlider & {
  now: number;
  resetClass: string;
  onSlide: (value: number) => void;
};

function Slider({ label, min, max, step, value, now, resetClass, onSlide }: SliderProps) {
  const { language, viewer } = useStageWords();
  const id = useId();
  const digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      {/* The slider itself announces its value; announced twice, it would talk at each key. */}
      <output htmlFor={id} className={styles.value} aria-live="off">
        {formatNumber(language, now, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          useGrouping: false,
        })}
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
        className={`${resetClass} ${styles.back}`}
        aria-label={viewer.bench.reset({ label })}
        disabled={now === value}
        onClick={() => onSlide(value)}
      >
        <TurnBackIcon />
      </button>
    </div>
  );
}

type InksProps = StudyInk & {
  palette: ShaderStudy["palette"];
  now: string;
  onInk: (ink: string) => void;
};

function Inks({ uniform, label, palette, now, onInk }: InksProps) {
  return (
    <fieldset className={styles.inks}>
      <legend>{label}</legend>
      {Object.entries(palette).map(([ink, colour]) => (
        <label key={ink} className={styles.ink}>
          <input
            type="radio"
            name={uniform}
            className={styles.heard}
            checked={now === ink}
            onChange={() => onInk(ink)}
          />
          <span className={styles.swatch}>
            {/* A colour as an attribute: a content security policy may refuse inline styles. */}
            <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 0h1v1H0z" fill={colour} />
            </svg>
          </span>
          <span className={styles.heard}>{ink}</span>
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
