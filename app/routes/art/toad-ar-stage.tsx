import { type ReactNode, useEffect, useRef, useState } from "react";
import { useScripted } from "#app/browser/scripted.ts";
import { Button } from "#app/ui/button.tsx";
import { PauseIcon, PlayIcon } from "#app/ui/icons.tsx";
import styles from "./toad-ar-page.module.css";
import { type Room, RoomWords, type State } from "./toad-ar-room.tsx";
import { isQuiet, keepQuiet } from "./toad-ar-quiet.ts";
import { drawsWebGl, whenSeen } from "./toad-ar-seen.ts";
import type { ToadViewer } from "./toad-ar-viewer.client.ts";

/** The toad over its still, and all that can be asked of it. `address` is where a phone finds this page. */
export function ToadArStage({
  description,
  address,
  children,
}: {
  description: string;
  address: string;
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const viewer = useRef<ToadViewer>(null);
  const scripted = useScripted();
  const [state, setState] = useState<State>("still");
  const [room, setRoom] = useState<Room>("unknown");
  const [screaming, setScreaming] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [quiet, setQuiet] = useState(false);
  /** What was pressed last, for listeners: it holds where nothing can be kept, too. */
  const quietNow = useRef(false);

  const scream = () => {
    if (!viewer.current) return;
    viewer.current.scream(quietNow.current);
    setScreaming(true);
  };

  useEffect(() => {
    if (!frame.current || !host.current) return undefined;
    quietNow.current = isQuiet();
    setQuiet(quietNow.current);
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
        setScreaming(false);
        setState(state);
      };
      const trouble = () => giveUp("trouble");
      const lost = () => giveUp("lost");
      const show = async () => {
        const code = await import("./toad-ar-viewer.client.ts").catch(() => null);
        if (leaving.aborted) return;
        if (!code) return lost();
        const shown = code.showToad(inside, {
          description,
          lessMotion,
          onReady(canBePlaced) {
            setState("alive");
            setRoom(canBePlaced ? "here" : "elsewhere");
          },
          onTap() {
            shown.scream(quietNow.current);
            setScreaming(true);
          },
          onSilence: () => setScreaming(false),
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
  }, [description]);

  return (
    <>
      <div ref={frame} className={styles.frame} data-toad={state}>
        <div className={styles.still}>{children}</div>
        <div ref={host} className={styles.host} />
        {screaming && (
          <p className={styles.caption} aria-hidden="true">
            {[..."AAAAAAAAAH"].map((letter, n) => (
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
        {screaming ? "Toad screams." : ""}
      </p>
      {scripted && state !== "trouble" && state !== "lost" && (
        <div className={styles.actions}>
          <Button disabled={state !== "alive"} onClick={scream}>
            Make it scream
          </Button>
          <Button
            look="quiet"
            aria-pressed={quiet}
            onClick={() => {
              if (!quiet) viewer.current?.hush();
              keepQuiet(!quiet);
              quietNow.current = !quiet;
              setQuiet(!quiet);
            }}
          >
            Mute
          </Button>
          {room === "here" && (
            <Button look="quiet" onClick={() => viewer.current?.place()}>
              Put it in your room
            </Button>
          )}
        </div>
      )}
      <RoomWords state={state} room={room} address={address} />
    </>
  );
}
