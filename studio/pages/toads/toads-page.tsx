import { useEffect, useSyncExternalStore } from "react";
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { guestOf } from "../../margin/guests.ts";
import { enough, keepToad, letToadsGo, storedToads, toadsIn, watchToads } from "../../margin/kept-toads.ts";
import { Toad, ToadShape } from "../../margin/toad.tsx";
import { FoldToads } from "./fold-toads.tsx";
import styles from "./toads-page.module.css";

const description =
  "There is a toad in the margin of each page, doing something else. Eight of them fold into a zine.";

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta({ title: "Toads in the margins", description, path: "/art/toads" }, matches);

/** The page whose toad was pressed, where its script did not come. */
export function loader({ request }: LoaderFunctionArgs) {
  const path = new URL(request.url).searchParams.get("found");
  return { found: path !== null && guestOf(path) ? path : null };
}

export default function ToadsPage() {
  const { found } = useLoaderData<typeof loader>();
  const stored = toadsIn(useSyncExternalStore(watchToads, storedToads, () => ""));
  // Until scripts run, and where storage is off, the one of the address.
  const kept = stored.length > 0 || !found ? stored : [found];
  useEffect(() => {
    if (found) keepToad(found);
  }, [found]);
  const left = Math.max(0, enough - kept.length);
  const hint = hints.find((path) => !kept.includes(path));
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>Toads in the margins</h1>
        <p className={styles.lead}>
          There is one on most pages here, doing something else. Press it and it comes along. Which ones you
          have is written down on this device and nowhere else.
        </p>
      </header>
      {left > 0 && (
        <p className={styles.count}>
          {kept.length === 0 ? "None so far. " : `${kept.length} of ${enough}. `}
          {hint && (
            <>
              <Link to={hint}>One is {guestOf(hint)?.doing}</Link>, at the very end.
            </>
          )}
        </p>
      )}
      <ol className={styles.toads}>
        {kept.map((path) => (
          <Found key={path} path={path} />
        ))}
        {missing.slice(0, left).map((pose, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an empty place is its number
          <li key={at} className={styles.empty}>
            <ToadShape pose={pose} />
            <span className="visually-hidden">Not found yet</span>
          </li>
        ))}
      </ol>
      {left === 0 && <FoldToads paths={kept} />}
      {kept.length > 0 && (
        <p className="needs-script">
          <button type="button" className="control control-worded" onClick={letToadsGo}>
            Let them all go
          </button>
        </p>
      )}
    </main>
  );
}

/** Pages that hints lead to, one at a time: as many as make a zine, so that one is always left. */
const hints = [
  "/blog/how-to-fold-a-zine",
  "/letters",
  "/about-me",
  "/art/zine/small-doors",
  "/portfolio/djello",
  "/blog/misregistration-is-a-feature",
  "/portfolio/ledger-of-rain",
  "/letters/the-toad-has-been-weighed",
];

/** What those that are not found yet are doing, from afar. */
const missing = ["sit", "sleep", "peek", "leap", "back", "sit", "peek", "sleep"] as const;

function Found({ path }: { path: string }) {
  const guest = guestOf(path);
  if (!guest) return null;
  return (
    <li className={styles.found}>
      <Toad {...guest} />
      <p>
        A toad, <Link to={path}>{guest.doing}</Link>
      </p>
    </li>
  );
}
