import { useEffect } from "react";
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { hydratedOnIntent } from "#app/hydration.ts";
import { startSway } from "#app/browser/page-script/start-sway.ts";
import { requestContext } from "#app/context.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import {
  hangPath,
  lineAddress,
  lineCardPath,
  lineFrom,
  nameOfLine,
  printsInWords,
} from "#domain/art/line.ts";
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
  const read = await readLine(services, line.codes, printRoom);
  const isGone = line.codes.length > 0 && read.prints.length === 0;
  return data({ ...read, title: line.title }, { status: isGone ? 404 : 200 });
}

export const handle: Placed<ReturnType<typeof useLoaderData<typeof loader>>> = {
  ...hydratedOnIntent,
  place: (shown) => ({ titles: [nameOfLine(shown, shown.prints.length)] }),
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { prints: hung, title } = loaderData;
  const line = { title, codes: hung.map(({ code }) => code) };
  const named = hung.map((print) => print.title).join(", ");
  const image = {
    src: lineAddress(line, lineCardPath),
    type: "image/jpeg",
    width: 1200,
    height: 630,
    alt: `${printsInWords(hung.length)} pegged to a line: ${named}.`,
  };
  return pageMeta(
    {
      title: nameOfLine(line, hung.length),
      description:
        hung.length === 0
          ? "A line for prints from this site, hung by a visitor. This one is empty."
          : `A small show of ${hung.length === 1 ? "one print" : `${hung.length} prints`}, hung by a visitor: ${named}.`,
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
  const { prints: hung, gone, title } = useLoaderData<typeof loader>();
  const line = { title, codes: hung.map(({ code }) => code) };
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other prints are other sheets
  useEffect(startSway, [hung]);
  if (hung.length === 0) return <EmptyLine title={nameOfLine(line, 0)} gone={gone} />;
  const { paper, prints: papers } = paperOf(hung.length);
  return (
    <main data-wide className={`${styles.show} ${hung.length <= 2 ? styles.few : ""} ${paper.page}`}>
      <header className={`${styles.head} ${paper.head}`}>
        <LinePoster words={nameOfLine(line, hung.length)} />
        <p className={`${styles.byline} ${paper.words}`}>{bylineOf(hung.length, title !== "")}</p>
      </header>
      <ol
        data-sways
        className={`${shared.line} ${styles.line} ${hung.length === 1 ? styles.one : ""} ${paper.line}`}
        aria-label="On the line"
      >
        {hung.map((print, at) => (
          <ShowPrint key={print.code} print={print} number={at + 1} paper={papers[at] ?? paper} />
        ))}
      </ol>
      {gone > 0 && <p className={`${styles.gone} ${paper.words}`}>{wordsOfGone(gone)}</p>}
      <footer className={`${styles.after} ${paper.after}`}>
        <div className={`${shared.ways} ${paper.ways}`}>
          <ButtonLink to={hangPath} look="primary">
            Hang your own
          </ButtonLink>
          <SendLine title={nameOfLine(line, hung.length)} />
          <ButtonLink to={lineAddress(line, hangPath)} look="quiet" rel="nofollow">
            Start from this line
          </ButtonLink>
        </div>
        <p className={`${shared.kept} ${paper.words}`}>
          Nothing about this line is stored anywhere. Its address carries it.
        </p>
      </footer>
    </main>
  );
}

function EmptyLine({ title, gone }: { title: string; gone: number }) {
  return (
    <main data-wide className={styles.show}>
      <header className={styles.head}>
        <LinePoster words={title} />
        <p className={styles.byline}>
          {gone > 0 ? wordsOfGone(gone) : "Nothing hangs here yet, which is how every show begins."}
        </p>
      </header>
      <div className={styles.bare} />
      <nav className={styles.after} aria-label="More">
        <div className={shared.ways}>
          <ButtonLink to={hangPath}>Hang your own</ButtonLink>
          <ButtonLink to="/art" look="quiet">
            See the whole gallery
          </ButtonLink>
        </div>
      </nav>
    </main>
  );
}

const wordsOfGone = (gone: number) =>
  gone === 1
    ? "One print of this line is no longer on this site, and was left out."
    : `${gone} prints of this line are no longer on this site, and were left out.`;

function bylineOf(count: number, isTitled: boolean): string {
  if (count === 1)
    return `One print, hung by a visitor. It is this studio’s${isTitled ? "; the title is theirs" : ""}.`;
  const theirs = isTitled ? "the order and the title are" : "the order is";
  return `${printsInWords(count)}, hung by a visitor. The prints are this studio’s; ${theirs} theirs.`;
}
