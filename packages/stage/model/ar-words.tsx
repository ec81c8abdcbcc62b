import { createElement, type ReactNode } from "react";
import { useStageWords } from "../words.ts";
import styles from "./model-stage.module.css";

/** `trouble`: this browser cannot draw it; `lost`: its code or its file did not arrive. */
export type State = "still" | "alive" | "trouble" | "lost";
/** Whether this device can put the model in the room; unknown until the model is loaded, refused where the camera did not open. */
export type ArSupport = "unknown" | "supported" | "unsupported" | "refused";

interface ArWordsProps {
  /** What the model is: “chair”. */
  noun: string;
  state: State;
  support: ArSupport;
  /** The label of the button that was pressed before the model was there. */
  awaited: string | null;
  /** Where a phone finds this page. */
  address: string;
  buttonClass: string | undefined;
}

const strong = (held: ReactNode[]) => (
  <strong translate="no" className={styles.address}>
    {held}
  </strong>
);

/** How to get the model into the room, or why that is not possible. */
export function ArWords({ noun, state, support, awaited, address, buttonClass }: ArWordsProps) {
  const { model: words } = useStageWords().viewer;
  const there = { noun, address, place: strong };
  return (
    <div className={styles.room} aria-live="polite" data-caption="">
      {state === "still" && <p>{awaited ? words.awaited({ noun, awaited }) : words.coming({ noun })}</p>}
      {state === "trouble" && createElement("p", null, ...words.unable<ReactNode>(there))}
      {state === "lost" && (
        <>
          <p>{words.lost({ noun })}</p>
          {/* A browser may remember that code did not come, until the page is a new one. */}
          <button type="button" className={buttonClass} onClick={() => window.location.reload()}>
            {words.tryAgain}
          </button>
        </>
      )}
      {state === "alive" && support === "supported" && <p>{words.point({ noun })}</p>}
      {state === "alive" &&
        support === "unsupported" &&
        createElement("p", null, ...words.screenOnly<ReactNode>(there))}
      {support === "refused" && <p>{words.noCamera}</p>}
    </div>
  );
}
