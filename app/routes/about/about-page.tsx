import { hydratedOnIntent } from "#app/hydration.ts";
import { Tabs } from "@toadstool/elements/tabs";
import { Link, useSearchParams } from "react-router";
import { requestContext } from "#app/context.ts";
import { withinSentence } from "@toadstool/language";
import { useWords } from "#app/ui/use-words.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { useLoggedIn } from "#app/browser/identity/presence.ts";
import { FoldingCard } from "@toadstool/elements/page/card";
import { useIsShown } from "#app/ui/chrome/navigation.ts";
import "#app/styles/tabs.css";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { sharedImage } from "#app/ui/page/shared-image.ts";
import { wholeMaker } from "#app/ui/page/things.ts";
import type { Facts } from "#domain/facts/fact-shapes.ts";
import { findPictures } from "#domain/articles/placing.server.ts";
import { portraitAddress } from "#domain/profile/portrait.ts";
import { allTools, findCategory } from "#domain/profile/skills.ts";
import type { Route } from "./+types/about-page";
import styles from "./about-page.module.css";
import { Entry } from "./experience-entry.tsx";
import { Hero } from "./hero.tsx";
import { SkillsFilter } from "./skills-filter.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, facts } = context.get(requestContext);
  const { profile, experience, skills } = await facts();
  const { about, portrait } = profile;
  const { [portrait?.image ?? ""]: picture } = await findPictures(services, portrait ? [portrait.image] : []);
  return { about, experience, skills, picture };
}

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { profile, words } = rootData(matches);
  const { portrait } = profile;
  const image = portrait && sharedImage(portraitAddress(portrait), loaderData?.picture, portrait.alt);
  return pageMeta(
    {
      title: words.names.aboutMe,
      description: words.about.description({
        name: profile.name,
        title: withinSentence(words.language, profile.title),
        tagline: profile.tagline,
      }),
      path: "/about-me",
      things: (known) => [
        { "@type": "ProfilePage", url: known.url, name: words.names.aboutMe, mainEntity: wholeMaker(known) },
      ],
      image,
    },
    matches,
  );
};

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { about, experience, skills, picture } = loaderData;
  const [query] = useSearchParams();
  const isShown = useIsShown();
  const words = useWords();
  const isOwner = useLoggedIn();
  const missing = missingIn(loaderData);
  const category = findCategory(skills, query.get("skills") ?? "");
  return (
    <main data-wide className={styles.page}>
      <Hero picture={picture} />
      <div className={styles.cards}>
        {about.length > 0 && (
          <FoldingCard title={words.names.aboutMe}>
            <Story paragraphs={about} />
          </FoldingCard>
        )}
        {skills.length > 0 && (
          <FoldingCard
            id="tools"
            title={words.about.skills}
            note={words.about.tools({ tools: allTools(skills).length, categories: skills.length })}
            open={query.has("skills")}
          >
            <div data-hydrate="">
              <SkillsFilter key={category?.name} skills={skills} initial={category} />
            </div>
          </FoldingCard>
        )}
        {experience.length > 0 && (
          <FoldingCard
            title={words.about.experienceTitle}
            note={words.about.experience({ entries: experience.length })}
            open={false}
          >
            <div data-hydrate="">
              <Tabs
                label={words.about.experienceTitle}
                tabs={experience.map((entry) => ({ name: entry.tab, content: <Entry entry={entry} /> }))}
              />
            </div>
          </FoldingCard>
        )}
        {isOwner && missing.length > 0 && (
          <FoldingCard title="Only you see this">
            <p>
              Visitors see no {missing.join(" and no ")} here yet.{" "}
              <Link to="/admin/profile">Write about yourself in the admin</Link>.
            </p>
          </FoldingCard>
        )}
      </div>
      <p className={styles.onward}>
        {isShown("/portfolio") && <ButtonLink to="/portfolio">{words.about.projects}</ButtonLink>}
        <ButtonLink to="/blog" look="quiet">
          {words.common.readBlog}
        </ButtonLink>
      </p>
    </main>
  );
}

/** What the About page would show, if it were there. */
function missingIn({
  about,
  skills,
  experience,
}: Pick<Facts, "skills" | "experience"> & { about: string[] }) {
  return [
    ...(about.length === 0 ? ["story"] : []),
    ...(skills.length === 0 ? ["tools"] : []),
    ...(experience.length === 0 ? ["experience"] : []),
  ];
}

/** The first paragraph is set large, with the others beside it. */
function Story({ paragraphs }: { paragraphs: string[] }) {
  const [opening, ...rest] = paragraphs;
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
