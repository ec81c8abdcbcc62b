import { useWords } from "#app/ui/use-words.ts";
import { themes } from "#domain/profile/themes.ts";
import { Button } from "@toadstool/elements/forms/button";
import styles from "./foundations.module.css";
import { Section } from "./section.tsx";

const grounds = ["surface", "surface-raised", "surface-sunk", "accent-wash"];
const words = ["text", "text-soft", "accent", "accent-hover", "accent-light", "danger", "success"];
const inks = ["ink-violet", "ink-pink", "ink-yellow", "ink-teal", "paper"];
const steps = ["-1", "0", "1", "2", "3", "4", "5", "6"];
const spaces = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** What every part is made of. The themes are side by side, each in its own colours. */
export function Foundations() {
  const labels = useWords().chrome.themes;
  return (
    <>
      <Section id="colours" title="Colours">
        <div className={styles.themes}>
          {themes.map(({ name }) => (
            <div key={name} data-theme={name} className={styles.theme}>
              <h3>{labels[name]}</h3>
              <ul className={styles.words}>
                {words.map((word) => (
                  <li key={word} data-colour={word}>
                    --{word}
                  </li>
                ))}
              </ul>
              <ul className={styles.swatches}>
                {grounds.map((ground) => (
                  <li key={ground} data-fill={ground}>
                    --{ground}
                  </li>
                ))}
              </ul>
              <ul className={styles.inks} aria-label={`Inks of ${labels[name]}`}>
                {inks.map((ink) => (
                  <li key={ink} data-ink={ink} title={`--${ink}`}>
                    <span className="visually-hidden">--{ink}</span>
                  </li>
                ))}
              </ul>
              <Button>Press me</Button>
            </div>
          ))}
        </div>
      </Section>
      <Section id="type" title="Type">
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step} data-step={step}>
              <code>--step-{step}</code>
              <span>Two inks, slightly out of register</span>
            </li>
          ))}
        </ul>
        <p className={styles.misprint}>Misprint, for an h1 alone</p>
        <p>
          <code>const paper = “what is typed is what is shown”; a =&gt; b !== c</code>
        </p>
      </Section>
      <Section id="space" title="Space">
        <ul className={styles.spaces}>
          {spaces.map((space) => (
            <li key={space} data-space={space}>
              <code>--space-{space}</code>
              <i />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="shape" title="Shape and texture">
        <ul className={styles.shapes}>
          <li className={styles.cut}>--radius-cut</li>
          <li className={styles.round}>--radius</li>
          <li className={styles.grain}>--grain</li>
          <li className={styles.overprint}>
            --overprint
            <i />
            <i />
            <i />
          </li>
        </ul>
      </Section>
    </>
  );
}
