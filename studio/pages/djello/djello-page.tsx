import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { notFound } from "#app/respond.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { WaysOn } from "#app/ui/ways/ways-on.tsx";
import styles from "#app/ui/piece-page.module.css";
import { cardOf } from "#domain/art/still.ts";
import { playable } from "../../artworks/playable.ts";
import { presets, readPattern } from "../../djello/djello.ts";
import { ways } from "../../ways.ts";
import { DjelloMachine } from "./djello-machine.tsx";

const description =
  "A drum machine made of jelly: eight sounds, sixteen steps, and a wobble that is the swing. Play it, and send the pattern to a friend as an address.";

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { work } = loaderData;
  return pageMeta({ title: work.title, description, path: "/project/djello", image: cardOf(work) }, matches);
};

/** The pattern that the address holds; without one, the machine's own. */
export function loader({ request }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get("p");
  const shared = code === null ? null : readPattern(code);
  const work = playable.find(({ slug }) => slug === "djello");
  if (!work) throw notFound();
  return {
    work,
    pattern: shared ?? presets[0]?.pattern,
    isShared: shared !== null,
    isUnreadable: code !== null && !shared,
  };
}

/** The address is kept up with the pattern: what it says is no reason to ask for the page anew. */
export const shouldRevalidate = () => false;

export default function DjelloPage() {
  const { work, pattern, isShared, isUnreadable } = useLoaderData<typeof loader>();
  return (
    <main className={styles.page}>
      {isUnreadable && (
        <output className={styles.notice}>
          The pattern in this address could not be read; part of the address may be missing. Here is one of my
          patterns instead.
        </output>
      )}
      <noscript>
        <p className={styles.notice}>
          Djello makes its sounds in your browser, which needs JavaScript. Its story does not.
        </p>
      </noscript>
      {pattern && (
        <DjelloMachine
          work={work}
          first={pattern}
          isShared={isShared}
          title={<h1>Djello</h1>}
          lead={
            <p>
              A drum machine made of jelly. Press a jelly to hear it, lean on it to see what it is made of,
              set steps to have it played, and press a step again for an accent.
            </p>
          }
        />
      )}
      <section className={styles.story} aria-labelledby="story">
        <h2 id="story">Late, like people</h2>
        <p>
          A drum machine is strict, and its swing is strict in a lilting voice: every second step is late by
          the same amount. Jelly is late for a reason. It is still wobbling from the time before.
        </p>
        <p>
          I filmed one. It swings five times a second and loses a third of its height with each swing, and so
          does every voice here: hit it again while it leans, and it sounds up to eight milliseconds early or
          late. Slow beats come out straight. From about 110 beats a minute they begin to sway.
        </p>
        <p>
          No sound here was recorded. The kick is one falling tone, the spoon four that do not agree, and the
          bass wobbles at the speed of the pudding.
        </p>
      </section>
      <WaysOn
        ways={[
          {
            to: "/portfolio/djello",
            title: "How it was made",
            text: "A pudding, a drumstick and 240 frames a second.",
          },
          ways.art,
          ways.shaders,
        ]}
      />
    </main>
  );
}
