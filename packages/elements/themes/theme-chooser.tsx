import { useEffect, useEffectEvent, useRef } from "react";
import type { Theme } from "./create-themes.ts";
import styles from "./theme-chooser.module.css";

interface ThemeChooserProps {
  themes: readonly Theme[];
  /** The name of the theme in use. */
  theme: string;
  choose: (name: string) => void;
}

/** A radio for each theme, with a swatch in its colours. */
export function ThemeChooser({ themes, theme, choose }: ThemeChooserProps) {
  const chooser = useRef<HTMLFieldSetElement>(null);
  const takeOver = useEffectEvent((chosen: string) => chosen !== theme && choose(chosen));
  // The choice that was made before scripts ran.
  useEffect(() => {
    const chosen = chooser.current?.querySelector<HTMLInputElement>("input:checked");
    if (chosen && !chosen.defaultChecked) takeOver(chosen.value);
  }, []);
  return (
    <fieldset ref={chooser} className={`${styles.themes} needs-script`}>
      <legend>Theme</legend>
      {themes.map(({ name, label }) => (
        <label key={name} className={styles.choice}>
          <input
            type="radio"
            name="theme"
            value={name}
            checked={theme === name}
            onChange={() => choose(name)}
            className="visually-hidden"
          />
          {/* The swatch has the colours of its theme. */}
          <span className={styles.swatch} data-theme={name} />
          <span className={styles.label}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
