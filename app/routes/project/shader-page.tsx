import { shaderStudies } from "#studio/shader-studies.server.ts";
import { notFound } from "#app/respond.ts";
import { Neighbours } from "#app/ui/neighbours.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { ways } from "#app/ui/ways.ts";
import { WaysOn } from "#app/ui/ways-on.tsx";
import type { Placed } from "#app/ui/place.ts";
import { shaders } from "#studio/artworks/shaders.ts";
import { type ShaderStory, shaderStories } from "#studio/shaders.ts";
import { stillOf } from "#domain/art/still.ts";
import type { Route } from "./+types/shader-page";
import styles from "./piece-page.module.css";
import { ShaderStudio } from "./shader-studio.tsx";

export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\/+$/, "");
  const index = shaders.findIndex(({ page }) => page === path);
  const [work, story] = [shaders[index], shaderStories[index]];
  const study = Object.entries(shaderStudies).find(([slug]) => slug === work?.slug)?.[1];
  if (!work || !story || !study) throw notFound();
  return { work, story, study, earlier: beside(index - 1), later: beside(index + 1) };
}

function beside(index: number) {
  const [work, story] = [shaders[index], shaderStories[index]];
  return work?.page && story ? { to: work.page, label: story.week, title: work.title } : null;
}

export const handle: Placed<Route.ComponentProps["loaderData"]> = {
  place: ({ work }) => ({ titles: [work.title] }),
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { work, story } = loaderData;
  const image = { src: stillOf(work).card, type: "image/jpeg", width: 1200, height: 630, alt: work.alt };
  const title = `${work.title} (shaders, ${story.week.toLowerCase()})`;
  return pageMeta({ title, description: work.words[0] ?? "", path: work.page ?? "", image }, matches);
};

/** Each week is a page of its own: the next one's code and sliders start anew. */
export default function ShaderPage({ loaderData }: Route.ComponentProps) {
  const { work, story, study, earlier, later } = loaderData;
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <p className={styles.week}>
          {story.week}: {story.subject}
        </p>
        <h1>{work.title}</h1>
        <p className={styles.lead}>{work.words[0]}</p>
      </header>
      <ShaderStudio key={work.slug} work={work} study={study}>
        <Story {...story} />
      </ShaderStudio>
      <footer className={styles.after}>
        <Neighbours
          label="Other weeks"
          beside={[earlier && { ...earlier, rel: "prev" }, later && { ...later, rel: "next", last: true }]}
        />
        <WaysOn
          ways={[
            {
              to: "/portfolio/shader-weeks",
              title: "Shader Weeks",
              text: "How six weeks went, with a table of what they cost.",
            },
            ways.art,
          ]}
        />
      </footer>
    </main>
  );
}

function Story({ subject, story }: ShaderStory) {
  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story">{subject}</h2>
      {story.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
