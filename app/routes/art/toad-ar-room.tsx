import { Button } from "#app/ui/button.tsx";
import styles from "./toad-ar-page.module.css";

/** In trouble, this browser cannot draw it; lost, its code or its model did not come. */
export type State = "still" | "alive" | "trouble" | "lost";
/** Whether this device can put the toad in the room; unknown until the toad is there. */
export type Room = "unknown" | "here" | "elsewhere" | "shut";

/** How to come by a toad in the room, or why there is none. `address` is where a phone finds this page. */
export function RoomWords({ state, room, address }: { state: State; room: Room; address: string }) {
  const there = (
    <>
      open <strong className={styles.address}>{address}</strong> on a phone: in Chrome on Android, or in
      Safari on an iPhone
    </>
  );
  return (
    <div className={styles.room} aria-live="polite">
      {state === "trouble" && (
        <p>This browser cannot draw the toad, so here is its portrait. To meet it in the round, {there}.</p>
      )}
      {state === "lost" && (
        <>
          <p>The toad did not arrive, so here is its portrait. Perhaps the connection dropped.</p>
          {/* A browser may remember that code did not come, until the page is a new one. */}
          <Button onClick={() => window.location.reload()}>Try again</Button>
        </>
      )}
      {state === "alive" && room === "here" && (
        <p>Point your phone at the floor and move it a little, until the toad has found its feet.</p>
      )}
      {state === "alive" && room === "elsewhere" && (
        <p>On this device the toad stays on the screen. To have it on your floor, {there}.</p>
      )}
      {room === "shut" && (
        <p>
          The camera did not open, so the toad stays on the screen. Allow the camera for this site and try
          again.
        </p>
      )}
    </div>
  );
}
