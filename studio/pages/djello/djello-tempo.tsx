import { type Djello, type DjelloState, swings, tempos } from "../../djello/djello.ts";
import "#app/ui/controls.css";
import styles from "./djello-machine.module.css";
import { Slider } from "./djello-slider.tsx";

interface DjelloTempoProps {
  model: Djello;
  state: DjelloState;
  keysPlay: boolean;
  onKeysPlay: (keysPlay: boolean) => void;
}

/** How fast, how late every second step, and whether letters play. */
export function DjelloTempo({ model, state: { pattern }, keysPlay, onKeysPlay }: DjelloTempoProps) {
  return (
    <section className={styles.tempo} aria-labelledby="pace">
      <h2 id="pace">Pace</h2>
      <Slider label="Tempo" {...tempos} now={pattern.tempo} onSlide={model.tempo}>
        {pattern.tempo} beats a minute
      </Slider>
      <Slider label="Swing" {...swings} now={pattern.swing} onSlide={model.swing}>
        {pattern.swing} %
      </Slider>
      <label className={styles.check}>
        <input type="checkbox" checked={keysPlay} onChange={({ target }) => onKeysPlay(target.checked)} />
        Letters A to K play the jellies, Space starts and stops
      </label>
    </section>
  );
}
