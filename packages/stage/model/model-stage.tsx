import { type ReactNode, useEffect, useRef, useState } from "react";
import { importAgain } from "@toadstool/elements/behaviour/import-again";
import { type ArSupport, ArWords, type State } from "./ar-words.tsx";
import { ModelActions } from "./model-actions.tsx";
import { useStageWords } from "../words.ts";
import styles from "./model-stage.module.css";
import type { ModelViewer } from "./model-viewer.client.ts";
import { drawsWebGl, whenSeen } from "./seen.ts";
import { hasSound, keepSound } from "./sound-choice.ts";
import type { StagedModel } from "./staged-model.ts";

export interface ModelStageProps {
  model: StagedModel;
  /** Describes the model to people who cannot see it. */
  description: string;
  /** Where a phone finds this page, as a person types it. */
  address: string;
  /** The key in `localStorage` of the choice to hear it. */
  soundKey?: string;
  /** The classes of the buttons: of the one that makes the model act, and of the others. */
  buttons?: { act: string; quiet: string };
  /** The signs on the pause button and on the one for the sound. */
  icons?: { play: ReactNode; pause: ReactNode; silent?: ReactNode; sound?: ReactNode };
  /** What leads a phone to this page, for people who are at a desk: a QR code. Printed beside the words on the room. */
  code?: ReactNode;
  /** The still: in the document from the first paint, and all there is without scripts or WebGL. */
  children: ReactNode;
}

const plainIcons: NonNullable<ModelStageProps["icons"]> = {
  play: <span aria-hidden="true">▶</span>,
  pause: <span aria-hidden="true">❚❚</span>,
};

/** The model over its still; in the margin of the same sheet, the buttons for it and the ways to have it in the room. */
export function ModelStage(props: ModelStageProps) {
  const { model, description, address, soundKey = "models-sound", buttons, icons = plainIcons } = props;
  const { viewer: words } = useStageWords();
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const viewer = useRef<ModelViewer>(null);
  const [state, setState] = useState<State>("still");
  const [support, setSupport] = useState<ArSupport>("unknown");
  const [acting, setActing] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [sounds, setSounds] = useState(false);
  /** The last choice, for listeners; it also holds where nothing can be stored. */
  const soundsNow = useRef(false);
  /** The button was pressed before the model was there: it acts as soon as it is. */
  const [awaited, setAwaited] = useState(false);
  const awaitedNow = useRef(false);
  const { act, noun } = model;

  const start = () => {
    if (!act) return;
    const isHere = state === "alive" && viewer.current;
    awaitedNow.current = !isHere;
    setAwaited(!isHere);
    if (!isHere) return;
    isHere.act(!soundsNow.current);
    setActing(true);
  };

  useEffect(() => {
    if (!frame.current || !host.current) return undefined;
    soundsNow.current = hasSound(soundKey);
    setSounds(soundsNow.current);
    const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
    const follow = () => {
      viewer.current?.play(!lessMotion.matches);
      setPlaying(!lessMotion.matches);
    };
    follow();
    lessMotion.addEventListener("change", follow);
    const inside = host.current;
    const unwatch = whenSeen(frame.current, (leaving) => {
      const giveUp = (state: "trouble" | "lost") => {
        viewer.current?.leave();
        viewer.current = null;
        setActing(false);
        setState(state);
      };
      const trouble = () => giveUp("trouble");
      const lost = () => giveUp("lost");
      const show = async () => {
        // The sound is loaded in advance: a browser plays it only right after a tap.
        const code = await Promise.all([
          importAgain(() => import("./model-viewer.client.ts")),
          model.act?.sound?.load(),
        ]).catch(() => null);
        if (leaving.aborted) return;
        if (!code) return lost();
        const [{ showModel }, sound] = code;
        const actNow = () => {
          shown.act(!soundsNow.current);
          setActing(true);
        };
        const shown = showModel(inside, {
          model,
          sound,
          description,
          lessMotion,
          onReady(canBePlaced) {
            setState("alive");
            setSupport(canBePlaced ? "supported" : "unsupported");
            if (awaitedNow.current) actNow();
            awaitedNow.current = false;
            setAwaited(false);
          },
          onTap: actNow,
          onIdle: () => setActing(false),
          onTrouble: trouble,
          onLost: lost,
          onNotPlaced: () => setSupport("refused"),
        });
        viewer.current = shown;
        leaving.addEventListener("abort", () => {
          viewer.current = null;
          shown.leave();
        });
      };
      if (drawsWebGl()) show().catch(trouble);
      else trouble();
    });
    return () => {
      lessMotion.removeEventListener("change", follow);
      unwatch();
    };
  }, [model, description, soundKey]);

  return (
    <div className={styles.sheet}>
      <div ref={frame} className={styles.frame} data-model={state}>
        <div className={styles.still}>{props.children}</div>
        <div ref={host} className={styles.host} />
        {acting && act && (
          <p className={styles.caption} aria-hidden="true">
            {[...act.caption].map((letter, n) => (
              // oxlint-disable-next-line react/no-array-index-key -- the letters never change
              <span key={n}>{letter}</span>
            ))}
          </p>
        )}
        {state === "alive" && (
          <button
            type="button"
            className={styles.pause}
            aria-label={playing ? words.pause : words.play}
            onClick={() => {
              viewer.current?.play(!playing);
              setPlaying(!playing);
            }}
          >
            {playing ? icons.pause : icons.play}
          </button>
        )}
      </div>
      <p className={styles.heard} aria-live="polite">
        {acting && act ? act.announcement : ""}
      </p>
      <div className={styles.foot}>
        <div className={styles.says}>
          {state !== "trouble" && state !== "lost" && (
            <ModelActions
              act={act}
              sounds={sounds}
              canBePlaced={support === "supported"}
              buttons={buttons}
              icons={icons}
              onAct={start}
              onSound={() => {
                if (sounds) viewer.current?.hush();
                keepSound(soundKey, !sounds);
                soundsNow.current = !sounds;
                setSounds(!sounds);
              }}
              onPlace={() => viewer.current?.place()}
            />
          )}
          <ArWords
            noun={noun}
            state={state}
            support={support}
            address={address}
            awaited={awaited && act ? act.label : null}
            buttonClass={buttons?.act}
          />
        </div>
        {props.code}
      </div>
    </div>
  );
}
