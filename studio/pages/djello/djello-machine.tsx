import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { createDjello, type Pattern } from "../../djello/djello.ts";
import type { Artwork } from "#domain/art/artwork.ts";
import { DjelloHeard } from "./djello-heard.tsx";
import { keepPattern, keptPattern } from "./djello-kept.ts";
import { useDrumKeys } from "./djello-keys.ts";
import styles from "./djello-machine.module.css";
import { DjelloPatterns } from "./djello-patterns.tsx";
import { DjelloShare } from "./djello-share.tsx";
import { DjelloStage } from "./djello-stage.tsx";
import { DjelloSteps } from "./djello-steps.tsx";
import { DjelloTempo } from "./djello-tempo.tsx";
import { DjelloTransport } from "./djello-transport.tsx";

interface DjelloMachineProps {
  work: Artwork;
  first: Pattern;
  isShared: boolean;
  /** The page's title; Play is beside it. */
  title: ReactNode;
  lead: ReactNode;
}

/** The machine: jellies to hit, steps to set, and a pattern to send on. A pattern from the address goes before the one kept here. */
export function DjelloMachine({ work, first, isShared, title, lead }: DjelloMachineProps) {
  const [model] = useState(() => createDjello(first));
  const [keysPlay, setKeysPlay] = useState(true);
  const state = useSyncExternalStore(model.subscribe, model.getSnapshot, model.getSnapshot);
  useDrumKeys(model, keysPlay);

  useEffect(() => {
    const kept = isShared ? null : keptPattern();
    if (kept) model.start(kept);
    model.warm();
    const stopKeeping = keepPattern(model);
    const hush = () => document.hidden && model.stop();
    document.addEventListener("visibilitychange", hush);
    return () => {
      document.removeEventListener("visibilitychange", hush);
      stopKeeping();
      model.close();
    };
  }, [model, isShared]);

  return (
    <div className={styles.machine}>
      <div className={styles.title}>{title}</div>
      <div className={`${styles.transport} needs-script`}>
        <DjelloTransport model={model} state={state} />
      </div>
      <div className={styles.lead}>{lead}</div>
      <DjelloStage work={work} model={model} state={state} keysPlay={keysPlay} />
      <DjelloHeard model={model} />
      <div className={`${styles.steps} needs-script`}>
        <DjelloSteps model={model} state={state} />
      </div>
      <div className={`${styles.side} needs-script`}>
        <DjelloTempo model={model} state={state} keysPlay={keysPlay} onKeysPlay={setKeysPlay} />
        <DjelloPatterns model={model} state={state} />
        <DjelloShare model={model} />
      </div>
    </div>
  );
}
