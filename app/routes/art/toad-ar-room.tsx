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
        <p>This browser cannot show the toad in 3D, so here is a picture. To see it in 3D, {there}.</p>
      )}
      {state === "lost" && (
        <>
          <p>The toad could not be loaded, so here is a picture. Check your connection.</p>
          {/* A browser may remember that code did not come, until the page is a new one. */}
          <Button onClick={() => window.location.reload()}>Try again</Button>
        </>
      )}
      {state === "alive" && room === "here" && (
        <p>Point your phone at the floor and move it slowly until the toad appears.</p>
      )}
      {state === "alive" && room === "elsewhere" && (
        <p>This device shows the toad on the screen only. To see it on your floor, {there}.</p>
      )}
      {room === "shut" && (
        <p>The camera could not be opened. Allow the camera for this site and try again.</p>
      )}
    </div>
  );
}
