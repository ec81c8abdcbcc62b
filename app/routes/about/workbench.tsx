import { bench, ToolDrawing } from "#studio/bench.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { SkillCategory } from "#domain/profile/skills.ts";
import styles from "./workbench.module.css";

/** The creator's bench: things that stand for the chosen category are in the light, others are left as a line. */
export function Workbench({ chosen }: { chosen: SkillCategory | null }) {
  const words = useWords();
  if (bench.length === 0) return null;
  const isLit = ({ categories }: (typeof bench)[number]) =>
    chosen !== null && categories.includes(chosen.name);
  const lit = bench.filter(isLit);
  return (
    <figure className={styles.bench} data-chosen={lit.length > 0 || undefined}>
      <ul className={styles.tools} aria-label={words.about.bench}>
        {bench.map((tool) => (
          <li key={tool.name} className={styles.tool} data-lit={isLit(tool) || undefined}>
            <ToolDrawing tool={tool} />
            <p className={styles.words}>
              <strong>{tool.name}</strong>
              <span className={styles.use}>{tool.use}</span>
            </p>
          </li>
        ))}
      </ul>
      {/* Where the bench is too narrow for sentences. */}
      <figcaption className={styles.uses}>
        {lit.map(({ name, use }) => (
          <p key={name}>
            <strong>{name}.</strong> {use}
          </p>
        ))}
      </figcaption>
    </figure>
  );
}
