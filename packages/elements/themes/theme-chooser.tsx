import { useEffect, useEffectEvent, useRef } from "react";
import { clockTheme, systemTheme, type Theme } from "./create-themes.ts";
import { useElementsWords } from "../words.ts";
import styles from "./theme-chooser.module.css";

interface ThemeChooserProps {
  themes: readonly Theme[];
  /** Among the themes, “system” and “clock” have these two in their swatches. */
  pair?: { light: string; dark: string };
  /** Of its radios: another for each chooser of a page. */
  name?: string;
  /** The name of the theme in use. */
  theme: string;
  choose: (name: string) => void;
}

/** A radio for each theme, with a swatch in its colours. */
export function ThemeChooser({ themes, pair, name: group = "theme", theme, choose }: ThemeChooserProps) {
  const chooser = useRef<HTMLFieldSetElement>(null);
  const takeOver = useEffectEvent((chosen: string) => chosen !== theme && choose(chosen));
  // The choice that was made before scripts ran.
  useEffect(() => {
    const chosen = chooser.current?.querySelector<HTMLInputElement>("input:checked");
    if (chosen && !chosen.defaultChecked) takeOver(chosen.value);
  }, []);
  return (
    <fieldset ref={chooser} data-themes="" className={`${styles.themes} needs-script`}>
      <legend>{useElementsWords().elements.theme}</legend>
      {themes.map(({ name, label }) => (
        <label key={name} className={styles.choice}>
          <input
            type="radio"
            name={group}
            value={name}
            checked={theme === name}
            onChange={() => choose(name)}
            className="visually-hidden"
          />
          {/* The swatch has the colours of its theme. */}
          {(name === systemTheme || name === clockTheme) && pair ? (
            <span className={styles.swatch}>
              <span className={styles.half} data-theme={pair.light} />
              <span className={styles.half} data-theme={pair.dark} />
            </span>
          ) : (
            <span className={styles.swatch} data-theme={name} />
          )}
          <span className={styles.label}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
