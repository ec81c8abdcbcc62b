import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pieces } from "#studio/pieces.ts";
import { studies } from "#studio/studies.server.ts";
import { waysOn } from "#studio/ways.ts";
import { requestContext } from "#app/context.ts";
import { notFound } from "#app/respond.ts";
import { control } from "#app/ui/art-frame.tsx";
import { buttonClass } from "@toadstool/elements/forms/button";
import { warningClass } from "@toadstool/elements/dialog/notice";
import { PieceStill } from "#app/ui/picture/piece-still.tsx";
import type { PieceSlug } from "#app/ui/pieces.ts";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { Neighbours } from "#app/ui/ways/neighbours.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { withinSentence } from "@toadstool/language";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { breadcrumbs, visualArtwork } from "#app/ui/page/things.ts";
import { WaysOn } from "#app/ui/ways/ways-on.tsx";
import { roomPath } from "#domain/art/room.ts";
import type { ShownArtwork } from "#domain/art/shown-artwork.ts";
import { findCodedWorks } from "#domain/works/room-works.server.ts";
import type { Study } from "#domain/art/study.ts";
import "#app/ui/controls.css";
import page from "#app/ui/piece-page.module.css";
import styles from "./study-page.module.css";
import { StudyBench } from "@toadstool/stage/bench";

// A studio without studies has no route to this page, and React Router then makes no types for it.
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { services } = context.get(requestContext);
  const works = await findCodedWorks(
    services,
    studies.map(({ slug }) => slug),
  );
  const path = roomPath(url);
  // A study whose work is hidden is none.
  const shown = studies.flatMap((study) => {
    const work = works.find(({ slug }) => slug === study.slug);
    return work ? [{ study, work }] : [];
  });
  const index = shown.findIndex(({ work }) => work.page === path);
  const here = shown[index];
  if (!here) throw notFound();
  return { ...here, earlier: beside(shown[index - 1]), later: beside(shown[index + 1]) };
}

function beside(shown?: { study: Study; work: ShownArtwork }) {
  if (!shown?.work.page) return null;
  return { to: shown.work.page, label: shown.study.label, title: shown.work.title };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { work, study } = loaderData;
  const { names, pages, language } = rootData(matches).words;
  const title = pages.studyTitle({ title: work.title, label: withinSentence(language, study.label) });
  const path = work.page ?? "";
  return pageMeta(
    {
      title,
      description: work.words[0] ?? "",
      path,
      image: work.card,
      things: (known) => [
        visualArtwork(known, work),
        breadcrumbs(known, [names.art, "/art"], [work.title, path]),
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
  const { pages } = useWords();
  return (
    <main data-wide className={`${page.page} ${styles.page}`}>
      <StudyBench
        key={work.slug}
        study={study.study}
        load={pieces[work.piece as PieceSlug]}
        seed={work.seed ?? 1}
        description={work.alt}
        name={work.slug}
        keptAs={`site-study:${work.slug}`}
        title={pages.knobs}
        classes={classes}
        control={control}
        Progress={ProgressBar}
        still={<PieceStill still={work.still} sizes="(width >= 850px) 66vw, 96vw" />}
        head={
          <header className={styles.head}>
            <p className={page.week}>
              {study.label}: {study.subject}
            </p>
            <h1 className={styles.title}>{work.title}</h1>
            <p className={styles.lead}>{work.words[0]}</p>
          </header>
        }
      >
        <Story {...study} />
      </StudyBench>
      <footer className={page.after}>
        <Neighbours label={pages.studiesBeside} beside={[earlier, later]} />
        <WaysOn ways={waysOn.study} />
      </footer>
    </main>
  );
}

function Story({ subject, story }: Study) {
  return (
    <section className={page.story} aria-labelledby="story">
      <h2 id="story">{subject}</h2>
      {story.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
