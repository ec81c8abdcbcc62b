import { formatList, withinSentence } from "@toadstool/language";
import { useWords } from "#app/ui/use-words.ts";
import type { Plate } from "#domain/works/making.ts";
import "#app/ui/controls.css";
import styles from "./project-process.module.css";

/** The cover as progressive proofs: the first ink, the first two, and so on. From the last one any ink can be lifted. */
export function ProjectProcess({ plates, title }: { plates: Plate[]; title: string }) {
  const { portfolio, language } = useWords();
  const inWords = (inks: Plate[]) => {
    const [first = "", ...others] = inks.map(({ ink }) => withinSentence(language, ink));
    if (others.length === 0) return portfolio.inkAlone({ title, ink: first });
    return portfolio.inksTogether({ title, inks: formatList(language, [first, ...others]) });
  };
  return (
    <section id="plates" aria-labelledby="plates-title" className={`column ${styles.process}`}>
      <h2 id="plates-title" className={styles.title}>
        {portfolio.inkByInk}
      </h2>
      <ol className={styles.proofs}>
        {plates.map(({ ink, note, image }, index) => {
          const inks = plates.slice(0, index + 1);
          const isLast = index > 0 && index === plates.length - 1;
          return (
            <li key={image} className={styles.proof}>
              <div
                className={styles.sheet}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one picture, of several plates
                role="img"
                aria-label={inWords(inks)}
              >
                {inks.map((plate) => (
                  <img
                    key={plate.image}
                    src={`/images/projects/plates/${plate.image}`}
                    alt=""
                    width={480}
                    height={360}
                    loading="lazy"
                    decoding="async"
                  />
                ))}
              </div>
              <p>
                <strong className={styles.ink}>{portfolio.ink({ number: index + 1, ink })}</strong> {note}
              </p>
              {isLast && <LiftedInks plates={plates} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Boxes whose ticks the stylesheet reads: they work without scripts. */
function LiftedInks({ plates }: { plates: Plate[] }) {
  return (
    <fieldset className={styles.lifted}>
      <legend>{useWords().portfolio.onThisSheet}</legend>
      {plates.map(({ ink, image }) => (
        <label key={image}>
          <input type="checkbox" defaultChecked />
          {ink}
        </label>
      ))}
    </fieldset>
  );
}
