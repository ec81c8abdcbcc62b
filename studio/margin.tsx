import { seedOf } from "@toadstool/stage/seeded";
import { guestOf } from "./margin/guests.ts";
import styles from "./margin/margin.module.css";
import { Toad } from "./margin/toad.tsx";

/** Positions along the window; the first needs no class. */
const places = ["", styles.middle, styles.right, styles.third];

/** A toad at the edge of a page; whoever presses it keeps it (margin.client.ts). Without scripts it leads to its own page. */
export function Margin({ path }: { path: string }) {
  const guest = guestOf(path);
  if (!guest) return null;
  return (
    <aside
      className={`${styles.margin} ${places[seedOf(path) % places.length]}`.trim()}
      aria-label="In the margin"
    >
      <a
        href={`/art/toads?found=${encodeURIComponent(path)}`}
        rel="nofollow"
        className={styles.guest}
        data-margin={path}
        data-held
        aria-label={`A toad, ${guest.doing}: keep it`}
      >
        <Toad {...guest} />
      </a>
      {/* Written by margin.client.ts. */}
      <output className={styles.note} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    </aside>
  );
}
