import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { hydratedOnIntent } from "#app/hydration.ts";
import { notFound } from "#app/respond.ts";
import { buttonClass } from "@toadstool/elements/forms/button";
import { PauseIcon, PlayIcon, SilentIcon, SoundIcon } from "@toadstool/elements/icons";
import { QrCode } from "@toadstool/elements/qr-code";
import { drawQr } from "@toadstool/elements/qr-code/draw";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { pageMeta, rootData, type Things } from "#app/ui/page/page-meta.ts";
import { breadcrumbs, visualArtwork } from "#app/ui/page/things.ts";
import { PieceStill } from "#app/ui/picture/piece-still.tsx";
import { WaysOn } from "#app/ui/ways/ways-on.tsx";
import { requestContext } from "#app/context.ts";
import { models } from "#studio/models.ts";
import type { Model } from "#domain/art/model.ts";
import { roomPath } from "#domain/art/room.ts";
import { findCodedWorks } from "#domain/works/room-works.server.ts";
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
  const address = `${services.settings.site.origin}${path}`;
  return { path, work, address: asTyped(address), code: drawQr(address) };
}

export const handle = hydratedOnIntent;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const model = loaderData && modelAt(loaderData.path);
  if (!model) return [];
  const { title, lead, path } = model;
  const { work } = loaderData;
  const things: Things = (known) => [
    visualArtwork(known, work),
    breadcrumbs(known, [rootData(matches).words.names.art, "/art"], [title, path]),
  ];
  return pageMeta({ title, description: lead, path, image: work.card, things }, matches);
};

const buttons = { act: buttonClass(), quiet: buttonClass("quiet") };
const icons = { play: <PlayIcon />, pause: <PauseIcon />, silent: <SilentIcon />, sound: <SoundIcon /> };

/** A model in the round, and in the visitor's own room where their device can show it there. */
export default function ModelPage() {
  const { path, work, address, code } = useLoaderData<typeof loader>();
  const model = modelAt(path);
  const words = useWords().models;
  if (!model) return null;
  const { alt, made } = work;
  // At once, and with what was pressed before: its buttons are there from the first paint.
  return (
    <main data-hydrate="now" data-wide>
      <article className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title}>{model.title}</h1>
          <p className={styles.lead} data-caption="">
            {model.lead}
          </p>
        </div>
        <div className={styles.stage}>
          <ModelStage
            key={path}
            model={model}
            description={alt}
            address={address}
            soundKey="site-models-sound"
            buttons={buttons}
            icons={icons}
            code={
              <figure className={styles.phone}>
                <QrCode code={code} label={words.qrCode({ address })} className={styles.qr} />
                <figcaption>{words.scan({ noun: model.noun })}</figcaption>
              </figure>
            }
          >
            <PieceStill still={work.still} sizes="(width >= 850px) 52rem, 96vw" alt={alt} />
          </ModelStage>
        </div>
        <div className={styles.words}>
          {work.words.map((paragraph) => (
            <p key={paragraph} data-caption="">
              {paragraph}
            </p>
          ))}
          <p className={styles.facts} data-caption="">
            {made}
          </p>
          <Downloads {...model} />
        </div>
      </article>
      <WaysOn ways={model.ways} />
    </main>
  );
}

function Downloads({ files: { glb, usdz }, downloads }: Pick<Model, "files" | "downloads">) {
  const words = useWords().models;
  return (
    <p data-caption="">
      <Said
        parts={words.download({
          usdzFile: fileIn(usdz),
          ofUsdz: downloads.usdz,
          glbFile: fileIn(glb),
          ofGlb: downloads.glb,
          usdz: (file) => (
            <a href={usdz} rel="ar" type="model/vnd.usdz+zip">
              {file}
            </a>
          ),
          glb: (file) => (
            <a href={glb} download>
              {file}
            </a>
          ),
        })}
      />
    </p>
  );
}

const fileIn = (address: string) => address.slice(address.lastIndexOf("/") + 1);

/** As a person would type it. */
const asTyped = (address: string) => address.replace(/^https:\/\//, "");
