import type { Plan } from "#domain/works/making.ts";
import styles from "./project-plan.module.css";

/** How it works, as a drawing with numbers, and what they stand for. */
export function ProjectPlan({ plan: { image, width, height, title, alt, notes } }: { plan: Plan }) {
  return (
    <section id="plan" aria-labelledby="plan-title" className={`column ${styles.plan}`}>
      <div className={styles.sheet}>
        <img
          src={`/images/projects/plans/${image}`}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div>
        <h2 id="plan-title" className={styles.title}>
          {title}
        </h2>
        <ol className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
