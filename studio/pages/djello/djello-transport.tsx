import { type ReactNode, useId } from "react";
import { type Djello, type DjelloState, swings, tempos } from "../../djello/djello.ts";
import { Button } from "@toadstool/elements/forms/button";
import { PauseIcon, PlayIcon, SilentIcon, SoundIcon } from "@toadstool/elements/icons";
import styles from "./djello-machine.module.css";

interface DjelloTransportProps {
  model: Djello;
  state: DjelloState;
  keysPlay: boolean;
  onKeysPlay: (keysPlay: boolean) => void;
}

/** Play, mute, tempo and swing; and whether letters play. */
export function DjelloTransport({ model, state, keysPlay, onKeysPlay }: DjelloTransportProps) {
  const { pattern, playing, silent, soundless, soundLost } = state;
  return (
    <section className={styles.transport} aria-label="Playing">
      <div className={styles.buttons}>
        <Button onClick={playing ? model.stop : model.play}>
          {playing ? <PauseIcon /> : <PlayIcon />} {playing ? "Stop" : "Play"}
        </Button>
        <Button look="quiet" aria-pressed={silent} onClick={model.silence}>
          {silent ? <SilentIcon /> : <SoundIcon />} Mute
        </Button>
      </div>
      <output className={styles.told}>
        {soundless && "This browser does not support Web Audio, so the pattern cannot be played."}
        {soundLost && "The sounds could not be loaded. Check your connection and try again."}
      </output>
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

interface SliderProps {
  label: string;
  least: number;
  most: number;
  now: number;
  onSlide: (value: number) => void;
  children: ReactNode;
}

export function Slider({ label, least, most, now, onSlide, children }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      {/* The slider tells its value itself: told here as well, every key would be heard twice. */}
      <output htmlFor={id} className={styles.value} aria-live="off">
        {children}
      </output>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        value={now}
        onChange={({ target }) => onSlide(target.valueAsNumber)}
      />
    </div>
  );
}
