import { siteOrigin, pageMeta } from "#app/ui/page/page-meta.ts";
import type { Placed } from "#app/ui/place.ts";
import { PieceStill } from "#app/ui/picture/piece-still.tsx";
import { WaysOn } from "#app/ui/ways-on.tsx";
import { ways } from "#app/ui/ways.ts";
import { ar } from "#studio/artworks/ar.ts";
import { stillOf } from "#domain/art/still.ts";
import type { Route } from "./+types/toad-ar-page";
import styles from "./toad-ar-page.module.css";
import { ToadArStage } from "./toad-ar-stage.tsx";

const [work] = ar;
const description =
  "A toad for the room you are in: life-size, unimpressed, and it screams when it is tapped.";

export const handle: Placed<unknown> = { place: { titles: ["Toad AR"] } };

export const meta: Route.MetaFunction = ({ matches }) => {
  const image = work && {
    src: stillOf(work).card,
    type: "image/jpeg",
    width: 1200,
    height: 630,
    alt: work.alt,
  };
  return pageMeta({ title: "Toad AR", description, path: "/toad-ar", ...(image && { image }) }, matches);
};

/** The toad in the round, and in the visitor's own room where their device can show it there. */
export default function ToadArPage({ matches }: Route.ComponentProps) {
  if (!work) return null;
  const { alt, words, made } = work;
  return (
    <main>
      <article className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title}>Toad AR</h1>
          <p className={styles.lead}>{description}</p>
        </div>
        <div className={styles.stage}>
          <ToadArStage description={alt} address={addressFor(siteOrigin(matches))}>
            <PieceStill work={work} sizes="(width >= 850px) 52rem, 96vw" alt={alt} />
          </ToadArStage>
        </div>
        <div className={styles.words}>
          {words.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.facts}>{made}</p>
          <p>
            Download:{" "}
            <a href="/models/toad.usdz" rel="ar" type="model/vnd.usdz+zip">
              toad.usdz
            </a>{" "}
            opens on an iPhone or a Mac, sitting still;{" "}
            <a href="/models/toad.glb" download>
              toad.glb
            </a>{" "}
            goes into most things that know what a model is, scream included.
          </p>
        </div>
      </article>
      <WaysOn ways={[ways.art, ways.waffle, ways.blog]} />
    </main>
  );
}

/** As a person would type it. */
const addressFor = (origin: string) => `${origin.replace(/^https:\/\//, "")}/toad-ar`;
