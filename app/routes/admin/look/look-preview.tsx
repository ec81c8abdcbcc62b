import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import frames from "../letters/preview.module.css";
import styles from "./look.module.css";

const inboxes = [
  { look: "light", words: "In an inbox with light colours" },
  { look: "dark", words: "In an inbox with dark colours" },
] as const;

/** A sample letter in the look that is saved; `version` fetches it anew. */
export function LookPreview({ version }: { version: number }) {
  return (
    <Section id="sample" title="A sample letter">
      <p className={shared.measure}>This is the look that is saved.</p>
      <div className={styles.samples}>
        {inboxes.map(({ look, words }) => (
          <figure key={look} className={styles.sample}>
            <figcaption>{words}</figcaption>
            <iframe
              key={version}
              src={`/admin/email/preview/${look}?sample&v=${version}`}
              title={`The sample letter: ${words.toLowerCase()}`}
              sandbox="allow-popups"
              loading="lazy"
              className={`${frames.frame} ${look === "dark" ? frames.dark : ""}`}
            />
          </figure>
        ))}
      </div>
    </Section>
  );
}
