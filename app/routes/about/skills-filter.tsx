import { useState } from "react";
import { Form } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { ChipRadios } from "@toadstool/elements/forms/chips";
import { hidden } from "#app/ui/hidden.tsx";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { allTools, categorySlug, findCategory, type SkillCategory } from "#domain/profile/skills.ts";
import styles from "./skills-filter.module.css";
import { Workbench } from "./workbench.tsx";

interface SkillsFilterProps {
  skills: SkillCategory[];
  /** The category that is highlighted at first. */
  initial: SkillCategory | null;
}

/** The bench and all tools; those of the chosen category are inked. A form for readers without scripts. */
export function SkillsFilter({ skills, initial }: SkillsFilterProps) {
  const tools = allTools(skills);
  const { about, common } = useWords();
  const options = [
    { value: "", label: common.all },
    ...skills.map((category) => ({ value: categorySlug(category), label: category.name })),
  ];
  const [chosen, setChosen] = useState(initial);
  return (
    <div className={styles.skills}>
      <Form action="/about-me#tools" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <ChipRadios
          legend={about.highlight}
          name="skills"
          options={options}
          defaultValue={initial ? categorySlug(initial) : ""}
          onChoose={(slug) => setChosen(findCategory(skills, slug))}
        />
        <noscript>
          <Button type="submit">{about.highlight}</Button>
        </noscript>
      </Form>
      <Workbench chosen={chosen} />
      <output className={styles.count}>
        {chosen
          ? about.someTools({ some: new Set(chosen.tools).size, count: tools.length, category: chosen.name })
          : about.allTools({ count: tools.length })}
      </output>
      <ul className={styles.tools} aria-label={common.tools}>
        {tools.map((tool) => (
          <li key={tool} dir="auto">
            <Tool name={tool} state={chosen && (chosen.tools.includes(tool) ? "lit" : "dim")} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tool({ name, state }: { name: string; state: "lit" | "dim" | null }) {
  const { highlighted } = useWords().about;
  if (state !== "lit") return <span className={`${styles.tool} ${state ? styles.dim : ""}`}>{name}</span>;
  return (
    <mark className={`${styles.tool} ${styles.lit}`}>
      <Said parts={highlighted({ tool: name, hidden })} />
    </mark>
  );
}
