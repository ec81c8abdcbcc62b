import { useEffect } from "react";
import { data } from "react-router";
import { hydratedOnIntent } from "#app/hydration.ts";
import { startSway } from "#app/browser/page-script/start-sway.ts";
import { requestContext } from "#app/context.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { hangPath, lineAddress, lineCardPath, lineFrom, nameOfLine, prints } from "#domain/art/line.ts";
import { readLine } from "#domain/shown-works/line.server.ts";
import { press } from "#studio/press.ts";
import { allSeries } from "#studio/series.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import type { Placed } from "@toadstool/elements/page/place";
import type { Route } from "./+types/show-page";
import { LinePoster } from "./poster.tsx";
import { ShowPrint } from "./print.tsx";
import { SendLine } from "./send.tsx";
import styles from "./show.module.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const line = lineFrom(url.searchParams);
  const read = await readLine(services, line.codes, allSeries, press);
  const isGone = line.codes.length > 0 && read.prints.length === 0;
  return data({ ...read, title: line.title }, { status: isGone ? 404 : 200 });
}

export const handle: Placed<Route.ComponentProps["loaderData"]> = {
  ...hydratedOnIntent,
  place: (shown) => ({ titles: [nameOfLine(shown, shown.prints.length)] }),
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { prints: hung, title } = loaderData;
  const line = { title, codes: hung.map(({ code }) => code) };
  const named = hung.map((print) => print.title).join(", ");
  const image = {
    src: lineAddress(line, lineCardPath),
    type: "image/jpeg",
    width: 1200,
    height: 630,
    alt: `${prints(hung.length)} pegged to a line: ${named}.`,
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
export default function ShowPage({ loaderData }: Route.ComponentProps) {
  const { prints: hung, gone, title } = loaderData;
  const line = { title, codes: hung.map(({ code }) => code) };
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other prints are other sheets
  useEffect(startSway, [hung]);
  if (hung.length === 0) return <EmptyLine gone={gone} />;
  return (
    <main className={styles.show}>
      <header className={styles.head}>
        <LinePoster words={nameOfLine(line, hung.length)} />
        <p className={styles.byline}>
          {prints(hung.length)}, hung by a visitor. The prints are this studio’s; the order
          {title ? " and the title are" : " is"} theirs.
        </p>
      </header>
      <ol data-sways className={`${styles.line} ${sizeOf(hung.length)}`} aria-label="On the line">
        {hung.map((print, at) => (
          <ShowPrint key={print.code} print={print} number={at + 1} />
        ))}
      </ol>
      {gone > 0 && <p className={styles.gone}>{wordsOfGone(gone)}</p>}
      <footer className={styles.after}>
        <div className={styles.ways}>
          <ButtonLink to={hangPath} look="primary">
            Hang your own
          </ButtonLink>
          <SendLine title={nameOfLine(line, hung.length)} />
          <ButtonLink to={lineAddress(line, hangPath)} look="quiet" rel="nofollow">
            Start from this line
          </ButtonLink>
        </div>
        <p className={styles.kept}>Nothing about this line is stored anywhere. Its address carries it.</p>
      </footer>
    </main>
  );
}

function EmptyLine({ gone }: { gone: number }) {
  return (
    <main className={styles.show}>
      <header className={styles.head}>
        <LinePoster words="An empty line" />
        <p className={styles.byline}>
          {gone > 0 ? wordsOfGone(gone) : "Nothing hangs here yet, which is how every show begins."}
        </p>
      </header>
      <div className={styles.bare} />
      <nav className={`${styles.after} ${styles.ways}`} aria-label="More">
        <ButtonLink to={hangPath}>Hang your own</ButtonLink>
        <ButtonLink to="/art" look="quiet">
          See the whole gallery
        </ButtonLink>
      </nav>
    </main>
  );
}

const wordsOfGone = (gone: number) =>
  gone === 1
    ? "One print of this line is no longer on this site, and was left out."
    : `${gone} prints of this line are no longer on this site, and were left out.`;

/** The columns of the printed catalogue, and the room of a print: as large as one sheet lets them be. */
function sizeOf(count: number): string {
  if (count === 1) return styles.one ?? "";
  if (count === 2) return styles.two ?? "";
  if (count <= 4) return styles.four ?? "";
  if (count <= 6) return styles.six ?? "";
  if (count <= 9) return styles.nine ?? "";
  if (count <= 12) return styles.twelve ?? "";
  if (count <= 16) return styles.sixteen ?? "";
  return (count <= 20 ? styles.twenty : styles.many) ?? "";
}
