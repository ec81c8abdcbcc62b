import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from "react-router";
import { hydratedOnIntent } from "#app/hydration.ts";
import { requestContext } from "#app/context.ts";
import { requestWords } from "#app/request-words.ts";
import { useWords } from "#app/ui/use-words.ts";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import pegged from "#app/ui/pegged.module.css";
import { hangPath, lineAddress, lineFrom } from "#domain/art/line.ts";
import { readChoices } from "#domain/line/choices.server.ts";
import { readLine } from "#domain/line/line.server.ts";
import { allSeries } from "#studio/series.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import type { Placed } from "@toadstool/elements/page/place";
import { Drawers } from "./drawers.tsx";
import { HangBar } from "./hang-bar.tsx";
import { HangPrint } from "./hang-print.tsx";
import { besideOnPhones, shapeOf } from "./phone-rows.ts";
import { printRoom } from "./print-room.server.ts";
import { LineTitle } from "./title.tsx";
import { useHanging } from "./use-hanging.ts";
import { useDragging } from "./use-dragging.ts";
import styles from "./hang.module.css";
import shared from "./line.module.css";

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { services } = context.get(requestContext);
  const { codes } = lineFrom(url.searchParams);
  const words = await requestWords(context);
  const [{ prints }, drawers] = await Promise.all([
    readLine(services, codes, printRoom, words),
    readChoices(services, allSeries, words),
  ]);
  return { name: words.line.title, prints, drawers };
}

/** Prints that are here already are moved and taken down without asking again. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const { codes } = lineFrom(currentUrl.searchParams);
  return lineFrom(nextUrl.searchParams).codes.some((code) => !codes.includes(code));
}

export const handle: Placed<ReturnType<typeof useLoaderData<typeof loader>>> = {
  ...hydratedOnIntent,
  place: ({ name }) => ({ titles: [name] }),
};

export const meta: MetaFunction = ({ matches }) => {
  const { title, description } = rootData(matches).words.line;
  return pageMeta({ title, description, path: hangPath, isEmpty: true }, matches);
};

/** /art/line/hang?on=…: where a visitor orders a line. Each move is a link to the line that it makes. */
export default function HangPage() {
  const { prints, drawers } = useLoaderData<typeof loader>();
  const { title, show, hang } = useWords().line;
  const [query] = useSearchParams();
  const line = lineFrom(query);
  const hung = line.codes.flatMap((code) => prints.find((print) => print.code === code) ?? []);
  const { other, change, message, undo } = useHanging(line);
  const move = (code: string, to: number) => {
    const print = hung.find((each) => each.code === code);
    if (print) change.move(print, to);
  };
  const { list, dragged, grip } = useDragging(move);
  const isEmpty = hung.length === 0;
  const beside = besideOnPhones(hung.map(shapeOf));
  return (
    <main data-hydrate="now" data-wide className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{isEmpty ? hang.empty : hang.lead}</p>
      </header>
      {other && (
        <p className={styles.other}>
          {hang.other}{" "}
          <ButtonLink to={lineAddress(other, hangPath)} replace look="plain">
            {hang.backToYours}
          </ButtonLink>
        </p>
      )}
      {isEmpty ? (
        <div className={styles.bare}>
          <span className={`${pegged.pegs} ${styles.waiting}`} />
        </div>
      ) : (
        <div className={`${shared.line} ${styles.line}`}>
          <LineTitle key={line.title} line={line} count={hung.length} change={change} />
          <ol ref={list} className={styles.prints} aria-label={show.list}>
            {hung.map((print, at) => (
              <HangPrint
                key={print.code}
                print={print}
                at={at}
                count={hung.length}
                isBeside={{ before: beside[at] ?? false, next: beside[at + 1] ?? false }}
                line={line}
                change={change}
                grip={grip(print.code)}
                isDragged={dragged?.code === print.code}
                isTarget={dragged !== null && dragged.to === at && dragged.code !== print.code}
              />
            ))}
          </ol>
        </div>
      )}
      <HangBar line={line} isEmpty={isEmpty} message={message} undo={undo} />
      <Drawers line={line} drawers={drawers} change={change} />
      <p className={`${shared.kept} ${styles.apart}`}>
        <span className="needs-script">{hang.kept}</span>
        <noscript>
          <span>{hang.keptInAddress}</span>
        </noscript>
      </p>
    </main>
  );
}
