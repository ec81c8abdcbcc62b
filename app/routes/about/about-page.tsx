import { hydratedOnIntent } from "#app/hydration.ts";
import { Tabs } from "@toadstool/elements/tabs";
import { useSearchParams } from "react-router";
import { experience } from "#studio/experience.ts";
import { profile } from "#studio/profile.ts";
import { skills } from "#studio/skills.ts";
import { words } from "#studio/words.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { useLoggedIn } from "#app/browser/identity/presence.ts";
import { FoldingCard } from "@toadstool/elements/page/card";
import { useIsShown } from "#app/ui/chrome/navigation.ts";
import "#app/styles/tabs.css";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { wholeMaker } from "#app/ui/page/things.ts";
import { allTools, findCategory } from "#domain/profile/skills.ts";
import type { Route } from "./+types/about-page";
import styles from "./about-page.module.css";
import { Entry } from "./experience-entry.tsx";
import { Hero } from "./hero.tsx";
import { SkillsFilter } from "./skills-filter.tsx";

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: "About Me",
      description: `${profile.name}: ${profile.title.toLowerCase()}. ${profile.tagline}`,
      path: "/about-me",
      things: (known) => [
        { "@type": "ProfilePage", url: known.url, name: "About Me", mainEntity: wholeMaker(known) },
      ],
      ...(profile.portrait && { image: { src: `/images/${profile.portrait.image}` } }),
    },
    matches,
  );

export default function AboutPage() {
  const [query] = useSearchParams();
  const isShown = useIsShown();
  const isOwner = useLoggedIn();
  const category = findCategory(skills, query.get("skills") ?? "");
  return (
    <main className={styles.page}>
      <Hero />
      <div className={styles.cards}>
        {profile.about.length > 0 && (
          <FoldingCard title="About Me">
            <Story />
          </FoldingCard>
        )}
        {skills.length > 0 && (
          <FoldingCard
            id="tools"
            title="Tools & Technologies"
            note={counted(words.about.tools, { tools: allTools(skills).length, categories: skills.length })}
            open={query.has("skills")}
          >
            <div data-hydrate="">
              <SkillsFilter key={category?.name} initial={category} />
            </div>
          </FoldingCard>
        )}
        {experience.length > 0 && (
          <FoldingCard
            title="Experience"
            note={counted(words.about.experience, { entries: experience.length })}
            open={false}
          >
            <div data-hydrate="">
              <Tabs
                label="Experience"
                tabs={experience.map((entry) => ({ name: entry.tab, content: <Entry entry={entry} /> }))}
              />
            </div>
          </FoldingCard>
        )}
        {isOwner && missing.length > 0 && (
          <FoldingCard title="Only you see this">
            <p>
              Visitors see no {missing.join(" and no ")} here, because{" "}
              {missing.length === 1 ? "this list is" : "these lists are"} empty in
              <code>studio/</code>.
            </p>
          </FoldingCard>
        )}
      </div>
      <p className={styles.onward}>
        {isShown("/portfolio") && <ButtonLink to="/portfolio">See the projects</ButtonLink>}
        <ButtonLink to="/blog" look="quiet">
          Read the blog
        </ButtonLink>
      </p>
    </main>
  );
}

/** What the About page would show, if it were there. */
const missing = [
  ...(profile.about.length === 0 ? ["story (profile.ts)"] : []),
  ...(skills.length === 0 ? ["tools (skills.ts)"] : []),
  ...(experience.length === 0 ? ["experience (experience.ts)"] : []),
];

/** Writes numbers in place of their names: `{tools}`. */
function counted(text: string, numbers: Record<string, number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(numbers[name] ?? whole));
}

/** The first paragraph is set large, with the others beside it. */
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
