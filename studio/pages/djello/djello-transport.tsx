import type { Djello, DjelloState } from "../../djello/djello.ts";
import { Button } from "@toadstool/elements/forms/button";
import { PauseIcon, PlayIcon, SilentIcon, SoundIcon } from "@toadstool/elements/icons";
import styles from "./djello-machine.module.css";

interface DjelloTransportProps {
  model: Djello;
  state: DjelloState;
}

/** Play and mute. */
export function DjelloTransport({ model, state }: DjelloTransportProps) {
  const { playing, silent, soundless, soundLost } = state;
  return (
    <section aria-label="Playing">
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
    </section>
  );
}
