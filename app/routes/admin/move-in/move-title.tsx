import { systemNames } from "@toadstool/moving-in/names";
import type { Move } from "#app/browser/moving-in/move.ts";
import shared from "../admin.module.css";
import styles from "./move-in.module.css";

/** Which export a section is about. */
export function MoveTitle({
  move: { name, system, site },
}: {
  move: Pick<Move, "name" | "system" | "site">;
}) {
  return (
    <p className={`${shared.soft} ${styles.name}`}>
      {name} from {systemNames[system]}
      {site && `, ${site}`}
    </p>
  );
}
