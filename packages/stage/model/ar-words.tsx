import styles from "./model-stage.module.css";

/** `trouble`: this browser cannot draw it; `lost`: its code or its file did not arrive. */
export type State = "still" | "alive" | "trouble" | "lost";
/** Whether this device can put the model in the room; unknown until the model is loaded, refused where the camera did not open. */
export type ArSupport = "unknown" | "supported" | "unsupported" | "refused";

interface ArWordsProps {
  /** What the model is, after “the”. */
  noun: string;
  state: State;
  support: ArSupport;
  /** The label of the button that was pressed before the model was there. */
  awaited: string | null;
  /** Where a phone finds this page. */
  address: string;
  buttonClass: string | undefined;
}

/** How to get the model into the room, or why that is not possible. */
export function ArWords({ noun, state, support, awaited, address, buttonClass }: ArWordsProps) {
  const there = (
    <>
      open <strong className={styles.address}>{address}</strong> on a phone: in Chrome on Android, or in
      Safari on an iPhone
    </>
  );
  return (
    <div className={styles.room} aria-live="polite" data-caption="">
      {state === "still" && (
        <p>
          The {noun} is on its way{awaited ? `. “${awaited}” is noted, and happens when it is here.` : "."}
        </p>
      )}
      {state === "trouble" && (
        <p>
          This browser cannot show the {noun} in 3D, so here is a picture. To see it in 3D, {there}.
        </p>
      )}
      {state === "lost" && (
        <>
          <p>The {noun} could not be loaded, so here is a picture. Check your connection.</p>
          {/* A browser may remember that code did not come, until the page is a new one. */}
          <button type="button" className={buttonClass} onClick={() => window.location.reload()}>
            Try again
          </button>
        </>
      )}
      {state === "alive" && support === "supported" && (
        <p>Point your phone at the floor and move it slowly until the {noun} appears.</p>
      )}
      {state === "alive" && support === "unsupported" && (
        <p>
          This device shows the {noun} on the screen only. To see it on your floor, {there}.
        </p>
      )}
      {support === "refused" && (
        <p>The camera could not be opened. Allow the camera for this site and try again.</p>
      )}
    </div>
  );
}
