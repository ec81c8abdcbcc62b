import { useSearchParams } from "react-router";
import { experience } from "#studio/experience.ts";
import { profile } from "#studio/profile.ts";
import { skills } from "#studio/skills.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FoldingCard } from "#app/ui/card.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { allTools, findCategory } from "#domain/profile/skills.ts";
import type { Route } from "./+types/about-page";
import styles from "./about-page.module.css";
import { ExperienceTabs } from "./experience-tabs.tsx";
import { Hero } from "./hero.tsx";
import { SkillsFilter } from "./skills-filter.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "About Me",
      description: `${profile.name}: ${profile.title.toLowerCase()}. ${profile.tagline}`,
      path: "/about-me",
      image: { src: `/images/${profile.portrait.image}` },
    },
    matches,
  );

export default function AboutPage() {
  const [query] = useSearchParams();
  const category = findCategory(skills, query.get("skills") ?? "");
  return (
    <main className={styles.page}>
      <Hero />
      <div className={styles.cards}>
        <FoldingCard title="About Me">
          <Story />
        </FoldingCard>
        <FoldingCard
          id="tools"
          title="Tools & Technologies"
          note={`${allTools(skills).length} tools in ${skills.length} drawers`}
          open={query.has("skills")}
        >
          <SkillsFilter key={category?.name} initial={category} />
        </FoldingCard>
        <FoldingCard title="Experience" note={`${experience.length} benches worked at`} open={false}>
          <ExperienceTabs />
        </FoldingCard>
      </div>
      <p className={styles.onward}>
        <ButtonLink to="/portfolio">See the projects</ButtonLink>
        <ButtonLink to="/blog" look="quiet">
          Read the blog
        </ButtonLink>
      </p>
    </main>
  );
}

/** The first paragraph says it large, the others stand beside it. */
function Story() {
  const [opening, ...rest] = profile.about;
  return (
    <div className={styles.story}>
      <p className={styles.opening}>{opening}</p>
      <div className={styles.rest}>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
