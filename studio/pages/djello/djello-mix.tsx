import { type Djello, type DjelloState, loudest, voices } from "../../djello/djello.ts";
import { Slider } from "./djello-slider.tsx";
import styles from "./djello-steps.module.css";

interface DjelloMixProps {
  model: Djello;
  state: DjelloState;
  voice: number;
}

/** A voice's name, and behind it its volume, mute and solo. */
export function DjelloMix({ model, state: { pattern, muted, solo }, voice }: DjelloMixProps) {
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
