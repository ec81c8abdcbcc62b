import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { artworks } from "#studio/artworks.ts";
import { pieces } from "#studio/pieces.ts";
import { studies } from "#studio/studies.server.ts";
import { words } from "#studio/words.ts";
import { notFound } from "#app/respond.ts";
import { control } from "#app/ui/art-frame.tsx";
import { buttonClass } from "@toadstool/elements/forms/button";
import { warningClass } from "@toadstool/elements/dialog/notice";
import { PieceStill } from "#app/ui/picture/piece-still.tsx";
import type { PieceSlug } from "#app/ui/pieces.ts";
import { ProgressBar } from "@toadstool/uploads/progress-bar";
import { Neighbours } from "#app/ui/ways/neighbours.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { breadcrumbs, visualArtwork } from "#app/ui/page/things.ts";
import { WaysOn } from "#app/ui/ways/ways-on.tsx";
import type { Placed } from "@toadstool/elements/page/place";
import { roomPath } from "#domain/art/room.ts";
import { cardOf } from "#domain/art/still.ts";
import type { Study } from "#domain/art/study.ts";
import styles from "#app/ui/piece-page.module.css";
import { StudyBench } from "@toadstool/stage/bench";

// A studio without studies has no route to this page, and React Router then makes no types for it.
export function loader({ url }: LoaderFunctionArgs) {
  const path = roomPath(url);
  const index = studies.findIndex((study) => workOf(study)?.page === path);
  const study = studies[index];
  const work = workOf(study);
  if (!work || !study) throw notFound();
  return { work, study, earlier: beside(studies[index - 1]), later: beside(studies[index + 1]) };
}

const workOf = (study?: Study) => artworks.find(({ slug }) => slug === study?.slug);

function beside(study?: Study) {
  const work = workOf(study);
  return work?.page && study ? { to: work.page, label: study.label, title: work.title } : null;
}

export const handle: Placed<ReturnType<typeof loader>> = {
  place: ({ work }) => ({ titles: [work.title] }),
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { work, study } = loaderData;
  const title = `${work.title} (shaders, ${study.label.toLowerCase()})`;
  const path = work.page ?? "";
  return pageMeta(
    {
      title,
      description: work.words[0] ?? "",
      path,
      image: cardOf(work),
      things: (known) => [
        visualArtwork(known, work),
        breadcrumbs(known, ["Art", "/art"], [work.title, path]),
      ],
    },
    matches,
  );
};

const classes = {
  button: buttonClass("quiet"),
  reset: "control",
  leave: "control control-worded",
  trouble: warningClass ?? "",
};

/** Each study is a page of its own: the next one's code and sliders start again. */
export default function StudyPage() {
  const { work, study, earlier, later } = useLoaderData<typeof loader>();
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <p className={styles.week}>
          {study.label}: {study.subject}
        </p>
        <h1>{work.title}</h1>
        <p className={styles.lead}>{work.words[0]}</p>
      </header>
      <StudyBench
        key={work.slug}
        study={study.study}
        load={pieces[work.piece as PieceSlug]}
        seed={work.seed ?? 1}
        description={work.alt}
        name={work.slug}
        keptAs={`site-study:${work.slug}`}
        title="Twiddle the knobs"
        classes={classes}
        control={control}
        Progress={ProgressBar}
        still={<PieceStill work={work} sizes="(width >= 1100px) 62vw, 96vw" />}
      >
        <Story {...study} />
      </StudyBench>
      <footer className={styles.after}>
        <Neighbours label="Other studies" beside={[earlier, later]} />
        <WaysOn ways={words.ways.study} />
      </footer>
    </main>
  );
}

function Story({ subject, story }: Study) {
  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story">{subject}</h2>
      {story.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
