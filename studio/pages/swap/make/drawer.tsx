import { useId } from "react";
import type { Colour, SwapKit } from "../kit.ts";
import { stampAlone } from "../print.ts";
import styles from "./drawer.module.css";

/** The stamps, in the ink that is on the pad. */
export function StampDrawer({
  kit,
  ink,
  chosen,
  onChoose,
}: {
  kit: SwapKit;
  ink: number;
  chosen: number | null;
  onChoose: (stamp: number) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>Stamps</legend>
      <div className={styles.stamps}>
        {kit.stamps.map((stamp, at) => (
          <label key={stamp.name} className={styles.stamp} title={stamp.name}>
            <input
              type="radio"
              name={name}
              checked={at === chosen}
              aria-label={stamp.name}
              onChange={() => onChoose(at)}
              onClick={() => onChoose(at)}
            />
            <svg
              viewBox="-4 -4 108 108"
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: stampAlone(kit, at, ink) }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ColoursProps {
  legend: string;
  colours: readonly Colour[];
  chosen: number;
  look: "pad" | "sheet";
  onChoose: (at: number) => void;
}

/** Ink pads, or sheets of paper. */
export function Colours({ legend, colours, chosen, look, onChoose }: ColoursProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {colours.map((colour, at) => (
          <label key={colour.name} className={look === "pad" ? styles.pad : styles.stock} title={colour.name}>
            <input
              type="radio"
              name={name}
              checked={at === chosen}
              aria-label={colour.name}
              onChange={() => onChoose(at)}
            />
            <svg viewBox="0 0 44 44" aria-hidden="true">
              {look === "pad" ? (
                <>
                  <rect x="1" y="1" width="42" height="42" rx="5" className={styles.tin} />
                  <rect x="6" y="6" width="32" height="32" rx="2" fill={colour.value} />
                  <path
                    d="M9 12h26M9 18h26M9 24h26M9 30h26"
                    stroke="#221a35"
                    strokeOpacity="0.22"
                    strokeWidth="1.4"
                    strokeDasharray="1.4 2.6"
                    strokeLinecap="round"
                  />
                </>
              ) : (
                <path d="M9 4L36 5L35 40L8 39Z" fill={colour.value} className={styles.edge} />
              )}
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
