import type { ReactNode } from "react";
import { hydratedOnIntent } from "#app/hydration.ts";
import { ZinePrint, ZineTranscript, ZineViewer } from "@toadstool/zine";
import { spreadBeforePaint } from "@toadstool/zine/before-paint";
import { Link, redirect, useNavigation } from "react-router";
import { saveFile } from "@toadstool/elements/behaviour/save-file";
import { buttonClass } from "@toadstool/elements/forms/button";
import { BackLink } from "@toadstool/elements/page/back-link";
import { TagLinks } from "#app/ui/tags/tag-links.tsx";
import { Neighbours } from "#app/ui/ways/neighbours.tsx";
import { zineLook } from "#app/ui/zine/zine-look.tsx";
import { formatDate } from "@toadstool/language";
import { Said } from "#app/ui/said.tsx";
import { widthInLetters, wordsToSet } from "#app/ui/words-to-set.ts";
import { useWords } from "#app/ui/use-words.ts";
import { pageMeta, rootData, type Things } from "#app/ui/page/page-meta.ts";
import { breadcrumbs, maker } from "#app/ui/page/things.ts";
import { TranslationLinks } from "#app/ui/translation-links.tsx";
import { useTextLanguage } from "#app/ui/use-text-language.ts";
import { Spinner } from "@toadstool/elements/page/spinner";
import { useProfile } from "#app/ui/use-profile.ts";
import { waysOn } from "#studio/ways.ts";
import { requestContext } from "#app/context.ts";
import { movedTo } from "#app/respond.ts";
import { readZine } from "#domain/works/zine.server.ts";
import { isMoved } from "#domain/works/laid-over.ts";
import { workAddress } from "#domain/works/work-address.ts";
import type { Beside } from "#domain/works/work-page.server.ts";
import type { Route } from "./+types/zine-page";
import { ZineKept } from "./kept.tsx";
import styles from "#app/ui/zine/zine-page.module.css";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const found = await readZine(services, params.slug);
  if (!found) throw redirect("/404");
  if (isMoved(found)) throw movedTo(workAddress("zine", found.movedTo), url);
  const { zine, tags, card, newer, older, translations } = found;
  return { zine, tags, card, translations, newer: named(newer), older: named(older) };
}

const named = (zine: Beside | null) =>
  zine && { to: workAddress("zine", zine.slug), title: zine.title, language: zine.language };

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { slug, title, language, description, date, made, pages } = loaderData.zine;
  const path = `/art/zine/${slug}`;
  const { card: image, translations } = loaderData;
  const things: Things = (known) => [
    {
      "@type": "PublicationIssue",
      name: title,
      datePublished: date,
      pagination: `1-${pages.length}`,
      material: made,
      inLanguage: known.profile.language,
      author: maker(known),
      url: known.url,
      image: known.image,
      description,
    },
    breadcrumbs(known, [rootData(matches).words.names.art, "/art"], [title, path]),
  ];
  const facts = { title, description, path, image, type: "article" as const, language, translations };
  return pageMeta({ ...facts, things }, matches);
};

export default function ZinePage({ loaderData }: Route.ComponentProps) {
  const { name } = useProfile();
  const { zine, tags, newer, older, translations } = loaderData;
  const spoken = useTextLanguage().spoken(zine.language);
  const { zine: words, language } = useWords();
  const day = formatDate(language, zine.date, { dateStyle: "long", timeZone: "UTC" });
  return (
    <main data-wide className={styles.page}>
      <div className={styles.first}>
        <script dangerouslySetInnerHTML={{ __html: spreadBeforePaint }} />
        <header className={styles.head}>
          <BackLink to="/art">{words.back}</BackLink>
          <h1 className={hasLongWord(zine.title) ? styles.long : undefined} {...spoken}>
            {zine.title}
          </h1>
          <TranslationLinks translations={translations} here={workAddress("zine", zine.slug)} />
          <p className={styles.line}>
            <bdi {...spoken}>{zine.description}</bdi> <time dateTime={zine.date}>{day}</time>
          </p>
          <p className={`${styles.made} ${styles.beside}`} {...spoken}>
            {zine.made}
          </p>
        </header>
        <div data-hydrate="keys" className={styles.viewer}>
          {/* Each zine opens at its cover. */}
          <ZineViewer key={zine.slug} zine={zine} look={zineLook} />
          <Coming />
        </div>
      </div>
      <div data-hydrate className={styles.about}>
        <div className={styles.words}>
          {zine.words.map((paragraph) => (
            <p key={paragraph} {...spoken}>
              {paragraph}
            </p>
          ))}
          <p className={`${styles.made} ${styles.beneath}`} {...spoken}>
            {zine.made}
          </p>
          <TagLinks tags={tags} />
        </div>
        <div className={styles.more}>
          <ZineTranscript key={zine.slug} zine={zine} />
          <ZinePrint
            key={`print ${zine.slug}`}
            zine={zine}
            author={name}
            name={zine.slug}
            save={saveFile}
            button={buttonClass()}
          >
            <PaperWays />
          </ZinePrint>
          <ZineKept key={`kept ${zine.slug}`} slug={zine.slug} pages={zine.pages} />
        </div>
      </div>
      <Neighbours label={words.beside} names={[words.previous, words.next]} beside={[newer, older]} />
    </main>
  );
}

/** Another zine is on its way. */
function Coming() {
  const { location } = useNavigation();
  if (!location?.pathname.startsWith("/art/zine/")) return null;
  return (
    <div className={styles.coming}>
      <Spinner />
    </div>
  );
}

/** Where it is said how to fold the sheet, and where to make another. */
function PaperWays() {
  const words = useWords().zine;
  const { folding, making } = waysOn;
  const fold = (held: ReactNode) => <Link to={folding?.to ?? ""}>{held}</Link>;
  const make = (held: ReactNode) => <Link to={making?.to ?? ""}>{held}</Link>;
  if (folding && making)
    return (
      <Said parts={words.foldingAndMaking({ folding: folding.title, fold, making: making.title, make })} />
    );
  if (folding) return <Said parts={words.folding({ folding: folding.title, fold })} />;
  return making && <Said parts={words.making({ making: making.title, make })} />;
}

/** A word that the column beside the zine would break at the usual size. */
const hasLongWord = (title: string) => wordsToSet(title).some(({ letters }) => widthInLetters(letters) > 9);
