import { Link } from "@toadstool/elements/page/link";
import { useTextLanguage } from "../use-text-language.ts";
import styles from "./neighbours.module.css";

interface Neighbour {
  to: string;
  title: string;
  language?: string | undefined;
  /** Which one it is, where that is not the same on every page. */
  label?: string;
}

interface NeighboursProps {
  label: string;
  /** The second is placed at the right; a side without a neighbour is null. */
  beside: [Neighbour | null, Neighbour | null];
  /** Which is which: "Newer", "Previous". */
  names?: [string, string];
  rels?: [string, string];
  /** Of the history, for both links. */
  state?: unknown;
}

/** The pages beside this one. */
export function Neighbours({ label, beside, names, rels = ["prev", "next"], state }: NeighboursProps) {
  const { spoken, typographic } = useTextLanguage();
  if (!beside.some(Boolean)) return null;
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {beside.map(
        (neighbour, side) =>
          neighbour && (
            <Link
              key={rels[side]}
              to={neighbour.to}
              rel={rels[side]}
              state={state}
              className={`lifting ${styles.neighbour} ${side === 1 ? styles.last : ""}`.trim()}
            >
              {neighbour.label ?? names?.[side]}{" "}
              <strong dir="auto" {...spoken(neighbour.language)}>
                {typographic(neighbour.title, neighbour.language)}
              </strong>
            </Link>
          ),
      )}
    </nav>
  );
}
