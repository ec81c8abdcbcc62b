import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from "react-router";
import { hydratedOnIntent } from "#app/hydration.ts";
import { requestContext } from "#app/context.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
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
  const [{ prints }, drawers] = await Promise.all([
    readLine(services, codes, printRoom),
    readChoices(services, allSeries),
  ]);
  return { prints, drawers };
}

/** Prints that are here already are moved and taken down without asking again. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const { codes } = lineFrom(currentUrl.searchParams);
  return lineFrom(nextUrl.searchParams).codes.some((code) => !codes.includes(code));
}

export const handle: Placed<unknown> = {
  ...hydratedOnIntent,
  place: { titles: ["Your line"] },
};

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ title: "Your line", description, path: hangPath, isEmpty: true }, matches);

const description =
  "Prints of this site on a line of your own: in your order, under your title, sent by its address.";

/** /art/line/hang?on=…: where a visitor orders a line. Each move is a link to the line that it makes. */
export default function HangPage() {
  const { prints, drawers } = useLoaderData<typeof loader>();
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
        <h1>Your line</h1>
        <p className={styles.lead}>
          {isEmpty
            ? "Nothing hangs here yet. A peg beside a print hangs it here, and so does a press on one in the drawers below."
            : "Take a print by its pegs, and hang it where it belongs. The address carries the whole show."}
        </p>
      </header>
      {other && (
        <p className={styles.other}>
          This is another line than the one that you have. Yours is kept until you change something here.{" "}
          <ButtonLink to={lineAddress(other, hangPath)} replace look="plain">
            Back to yours
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
          <ol ref={list} className={styles.prints} aria-label="On the line">
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
        <span className="needs-script">
          Your line is kept on this device and nowhere else. It is seen by those you send its address to.
        </span>
        <noscript>
          <span>
            Without scripts your line is in the address of this page alone: keep that to keep the line.
          </span>
        </noscript>
      </p>
    </main>
  );
}
