import { useId } from "react";
import type { ModelStageProps } from "./model-stage.tsx";
import { useStageWords } from "../words.ts";
import styles from "./model-stage.module.css";
import type { ModelAct } from "./staged-model.ts";

interface ModelActionsProps extends Pick<ModelStageProps, "buttons" | "icons"> {
  act: ModelAct | undefined;
  /** Whether the visitor has turned the sound on. */
  sounds: boolean;
  canBePlaced: boolean;
  onAct: () => void;
  onSound: () => void;
  onPlace: () => void;
}

/** The model's buttons, and under them what the one for the sound will do. */
export function ModelActions(props: ModelActionsProps) {
  const { act, sounds, canBePlaced, buttons, icons, onAct, onSound, onPlace } = props;
  const { model: words } = useStageWords().viewer;
  const soundId = useId();
  return (
    <div className={styles.actions}>
      {act && (
        <button type="button" className={buttons?.act} onClick={onAct}>
          {act.label}
        </button>
      )}
      {act?.sound && (
        <button type="button" className={buttons?.quiet} aria-describedby={soundId} onClick={onSound}>
          {sounds ? icons?.sound : icons?.silent} {sounds ? words.soundOff : words.soundOn}
        </button>
      )}
      {canBePlaced && (
        <button type="button" className={buttons?.quiet} onClick={onPlace}>
          {words.place}
        </button>
      )}
      {act?.sound && (
        <p id={soundId} className={styles.offer} data-caption="">
          {sounds ? act.sound.isOn : act.sound.offer}
        </p>
      )}
    </div>
  );
}
