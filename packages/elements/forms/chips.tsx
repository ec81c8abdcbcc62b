import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Link } from "../page/link.tsx";
import { useLocation } from "react-router";
import styles from "./chips.module.css";
import { showCurrent } from "./show-current.ts";

/** A row of chips that are links: each leads to the same list, filtered otherwise. */
export function ChipLinks({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- where the row scrolls, the current chip is in sight at every address
  useEffect(() => void (row.current && showCurrent(row.current)), [key]);
  return (
    <nav ref={row} data-shows-current aria-label={label}>
      <ul className={styles.row}>{children}</ul>
    </nav>
  );
}

/** One of `ChipLinks`; the one in force is `current`. */
export function ChipLink({ current = false, ...rest }: ComponentProps<typeof Link> & { current?: boolean }) {
  return (
    <li>
      <Link {...rest} className={styles.chip} aria-current={current || undefined} />
    </li>
  );
}

interface ChipRadiosProps {
  legend: string;
  /** The field's name in a form. */
  name: string;
  options: { value: string; label: string }[];
  defaultValue: string;
  onChoose: (value: string) => void;
}

/** A row of chips of which one is chosen: a radio group, so that it works in a form without scripts. */
export function ChipRadios({ legend, name, options, defaultValue, onChoose }: ChipRadiosProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const takeOver = useEffectEvent(onChoose);
  // The choice that was made before scripts ran, or that the browser restored.
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>("input:checked");
    if (chosen && chosen.value !== defaultValue) takeOver(chosen.value);
  }, [defaultValue]);
  return (
    <fieldset ref={group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
