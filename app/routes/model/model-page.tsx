import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useMatches } from "react-router";
import { notFound } from "#app/respond.ts";
import { buttonClass } from "@toadstool/elements/forms/button";
import { PauseIcon, PlayIcon } from "@toadstool/elements/icons";
import { rootData, pageMeta, type Things } from "#app/ui/page/page-meta.ts";
import { breadcrumbs, visualArtwork } from "#app/ui/page/things.ts";
import type { Placed } from "@toadstool/elements/page/place";
import { PieceStill } from "#app/ui/picture/piece-still.tsx";
import { WaysOn } from "#app/ui/ways/ways-on.tsx";
import { requestContext } from "#app/context.ts";
import { models } from "#studio/models.ts";
import type { Model } from "#domain/art/model.ts";
import { roomPath } from "#domain/art/room.ts";
import { findCodedWorks } from "#domain/shown-works/room-works.server.ts";
import styles from "./model-page.module.css";
import { ModelStage } from "@toadstool/stage/model";

// A studio without models has no route to this page, and React Router then makes no types for it.

/** The model at an address; its behaviour is code, which no loader can send. */
const modelAt = (path: string) => models.find((model) => model.path === path);

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { services } = context.get(requestContext);
  const path = roomPath(url);
  const [work] = await findCodedWorks(services, [modelAt(path)?.slug ?? ""]);
  if (!work) throw notFound();
  return { path, work };
}

export const handle: Placed<Awaited<ReturnType<typeof loader>>> = {
  place: ({ path }) => ({ titles: [modelAt(path)?.title ?? ""] }),
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const model = loaderData && modelAt(loaderData.path);
  if (!model) return [];
  const { title, lead, path } = model;
  const { work } = loaderData;
  const things: Things = (known) => [
    visualArtwork(known, work),
    breadcrumbs(known, ["Art", "/art"], [title, path]),
  ];
  return pageMeta({ title, description: lead, path, image: work.card, things }, matches);
};

const buttons = { act: buttonClass(), quiet: buttonClass("quiet") };
const icons = { play: <PlayIcon />, pause: <PauseIcon /> };

/** A model in the round, and in the visitor's own room where their device can show it there. */
export default function ModelPage() {
  const { path, work } = useLoaderData<typeof loader>();
  const matches = useMatches();
  const model = modelAt(path);
  if (!model) return null;
  const { alt, words, made } = work;
  return (
    <main>
      <article className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title}>{model.title}</h1>
          <p className={styles.lead}>{model.lead}</p>
        </div>
        <div className={styles.stage}>
          <ModelStage
            key={path}
            model={model}
            description={alt}
            address={addressFor(rootData(matches).origin, path)}
            muteKey="site-models-muted"
            buttons={buttons}
            icons={icons}
          >
            <PieceStill still={work.still} sizes="(width >= 850px) 52rem, 96vw" alt={alt} />
          </ModelStage>
        </div>
        <div className={styles.words}>
          {words.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.facts}>{made}</p>
          <Downloads {...model} />
        </div>
      </article>
      <WaysOn ways={model.ways} />
    </main>
  );
}

function Downloads({ files: { glb, usdz }, downloads }: Pick<Model, "files" | "downloads">) {
  return (
    <p>
      Download:{" "}
      <a href={usdz} rel="ar" type="model/vnd.usdz+zip">
        {fileIn(usdz)}
      </a>{" "}
      {downloads.usdz};{" "}
      <a href={glb} download>
        {fileIn(glb)}
      </a>{" "}
      {downloads.glb}.
    </p>
  );
}

const fileIn = (address: string) => address.slice(address.lastIndexOf("/") + 1);

/** As a person would type it. */
const addressFor = (origin: string, path: string) => `${origin.replace(/^https:\/\//, "")}${path}`;
