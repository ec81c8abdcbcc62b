import { useEffect, useEffectEvent, useRef } from "react";
import { themes, useTheme } from "#app/browser/theme.ts";
import styles from "./theme-chooser.module.css";

export function ThemeChooser() {
  const [theme, choose] = useTheme();
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
