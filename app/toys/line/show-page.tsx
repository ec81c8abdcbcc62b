import { useEffect } from "react";
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { hydratedOnIntent } from "#app/hydration.ts";
import { startSway } from "#app/browser/page-script/start-sway.ts";
import { requestContext } from "#app/context.ts";
import { requestWords } from "#app/request-words.ts";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { useWords } from "#app/ui/use-words.ts";
import { formatList } from "@toadstool/language";
import { hangPath, lineAddress, lineCardPath, lineFrom, nameOfLine } from "#domain/art/line.ts";
import { readLine } from "#domain/line/line.server.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import type { Placed } from "@toadstool/elements/page/place";
import { paperOf } from "./paper.ts";
import { LinePoster } from "./poster.tsx";
import { printRoom } from "./print-room.server.ts";
import { ShowPrint } from "./print.tsx";
import { SendLine } from "./send.tsx";
import shared from "./line.module.css";
import styles from "./show.module.css";

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { services } = context.get(requestContext);
  const line = lineFrom(url.searchParams);
  const words = await requestWords(context);
  const read = await readLine(services, line.codes, printRoom, words);
  const isGone = line.codes.length > 0 && read.prints.length === 0;
  const name = nameOfLine(words, line, read.prints.length);
  return data({ ...read, title: line.title, name }, { status: isGone ? 404 : 200 });
}

export const handle: Placed<ReturnType<typeof useLoaderData<typeof loader>>> = {
  ...hydratedOnIntent,
  place: ({ name }) => ({ titles: [name] }),
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { prints: hung, title, name } = loaderData;
  const line = { title, codes: hung.map(({ code }) => code) };
  const { language, line: words } = rootData(matches).words;
  const named = hung.map((print) => print.title);
  const shown = { count: hung.length, titles: formatList(language, named, { style: "narrow" }) };
  const image = {
    src: lineAddress(line, lineCardPath),
    type: "image/jpeg",
    width: 1200,
    height: 630,
    alt: words.show.card(shown),
  };
  return pageMeta(
    {
      title: name,
      description: hung.length === 0 ? words.show.emptyDescription : words.show.description(shown),
      path: lineAddress(line),
      ...(hung.length > 0 && { image }),
      // There are as many lines as addresses; the prints have pages of their own.
      isEmpty: true,
    },
    matches,
  );
};

/** /art/line?on=…: prints that a visitor has hung, as a small exhibition. */
export default function ShowPage() {
  const { prints: hung, gone, title, name } = useLoaderData<typeof loader>();
  const { show } = useWords().line;
  const line = { title, codes: hung.map(({ code }) => code) };
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other prints are other sheets
  useEffect(startSway, [hung]);
  if (hung.length === 0) return <EmptyLine title={name} gone={gone} />;
  const { paper, prints: papers } = paperOf(hung.length);
  return (
    <main data-wide className={`${styles.show} ${hung.length <= 2 ? styles.few : ""} ${paper.page}`}>
      <header className={`${styles.head} ${paper.head}`}>
        <LinePoster words={name} />
        <p className={`${styles.byline} ${paper.words}`}>
          {(title ? show.titledByline : show.byline)({ count: hung.length })}
        </p>
      </header>
      <ol
        data-sways
        className={`${shared.line} ${styles.line} ${hung.length === 1 ? styles.one : ""} ${paper.line}`}
        aria-label={show.list}
      >
        {hung.map((print, at) => (
          <ShowPrint key={print.code} print={print} number={at + 1} paper={papers[at] ?? paper} />
        ))}
      </ol>
      {gone > 0 && <p className={`${styles.gone} ${paper.words}`}>{show.gone({ count: gone })}</p>}
      <footer className={`${styles.after} ${paper.after}`}>
        <div className={`${shared.ways} ${paper.ways}`}>
          <ButtonLink to={hangPath} look="primary">
            {show.hangYourOwn}
          </ButtonLink>
          <SendLine title={name} />
          <ButtonLink to={lineAddress(line, hangPath)} look="quiet" rel="nofollow">
            {show.startFrom}
          </ButtonLink>
        </div>
        <p className={`${shared.kept} ${paper.words}`}>{show.stored}</p>
      </footer>
    </main>
  );
}

function EmptyLine({ title, gone }: { title: string; gone: number }) {
  const { art, common, line } = useWords();
  const { show } = line;
  return (
    <main data-wide className={styles.show}>
      <header className={styles.head}>
        <LinePoster words={title} />
        <p className={styles.byline}>{gone > 0 ? show.gone({ count: gone }) : show.empty}</p>
      </header>
      <div className={styles.bare} />
      <nav className={styles.after} aria-label={common.more}>
        <div className={shared.ways}>
          <ButtonLink to={hangPath}>{show.hangYourOwn}</ButtonLink>
          <ButtonLink to="/art" look="quiet">
            {art.wholeGallery}
          </ButtonLink>
        </div>
      </nav>
    </main>
  );
}
