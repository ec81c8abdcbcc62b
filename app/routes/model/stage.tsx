import { type ReactNode, useEffect, useRef, useState } from "react";
import { useScripted } from "#app/browser/scripted.ts";
import { Button } from "#app/ui/button.tsx";
import { PauseIcon, PlayIcon } from "#app/ui/icons.tsx";
import type { Model } from "#domain/art/model.ts";
import styles from "./model-page.module.css";
import type { ModelViewer } from "./model-viewer.client.ts";
import { isMuted, keepMuted } from "./muted.ts";
import { type Room, RoomWords, type State } from "./ar-words.tsx";
import { drawsWebGl, whenSeen } from "./seen.ts";

/** The model over its still, and the buttons for it. `address` is where a phone finds this page. */
export function ModelStage({
  model,
  description,
  address,
  children,
}: {
  model: Model;
  description: string;
  address: string;
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const viewer = useRef<ModelViewer>(null);
  const scripted = useScripted();
  const [state, setState] = useState<State>("still");
  const [room, setRoom] = useState<Room>("unknown");
  const [acting, setActing] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [muted, setMuted] = useState(false);
  /** The last choice, for listeners; it also holds where nothing can be stored. */
  const mutedNow = useRef(false);
  const { act, noun } = model;

  const start = () => {
    if (!viewer.current || !act) return;
    viewer.current.act(mutedNow.current);
    setActing(true);
  };

  useEffect(() => {
    if (!frame.current || !host.current) return undefined;
    mutedNow.current = isMuted();
    setMuted(mutedNow.current);
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
        const code = await Promise.all([import("./model-viewer.client.ts"), model.act?.sound?.()]).catch(
          () => null,
        );
        if (leaving.aborted) return;
        if (!code) return lost();
        const [{ showModel }, sound] = code;
        const shown = showModel(inside, {
          model,
          sound,
          description,
          lessMotion,
          onReady(canBePlaced) {
            setState("alive");
            setRoom(canBePlaced ? "here" : "elsewhere");
          },
          onTap() {
            shown.act(mutedNow.current);
            setActing(true);
          },
          onIdle: () => setActing(false),
          onTrouble: trouble,
          onLost: lost,
          onNotPlaced: () => setRoom("shut"),
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
  }, [model, description]);

  return (
    <>
      <div ref={frame} className={styles.frame} data-model={state}>
        <div className={styles.still}>{children}</div>
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
            aria-label={playing ? "Pause the animation" : "Play the animation"}
            onClick={() => {
              viewer.current?.play(!playing);
              setPlaying(!playing);
            }}
          >
            {playing ? <PauseIcon /> : <PlayIcon />}
          </button>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {acting && act ? act.told : ""}
      </p>
      {scripted && state !== "trouble" && state !== "lost" && (
        <div className={styles.actions}>
          {act && (
            <Button disabled={state !== "alive"} onClick={start}>
              {act.label}
            </Button>
          )}
          {act?.sound && (
            <Button
              look="quiet"
              aria-pressed={muted}
              onClick={() => {
                if (!muted) viewer.current?.hush();
                keepMuted(!muted);
                mutedNow.current = !muted;
                setMuted(!muted);
              }}
            >
              Mute
            </Button>
          )}
          {room === "here" && (
            <Button look="quiet" onClick={() => viewer.current?.place()}>
              Put it in your room
            </Button>
          )}
        </div>
      )}
      <RoomWords noun={noun} state={state} room={room} address={address} />
    </>
  );
}
